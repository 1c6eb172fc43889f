#!/bin/sh
# Plays at a table of Stamtafel, at random, with curl: TOKEN=... sh bot.sh ADDRESS
address=$1

ask() { # the token is not among the arguments, which others on this computer could see
    printf 'header = "Authorization: Bearer %s"' "$TOKEN" | curl -sS --config - "$@"
}

while :; do
    turn=$(ask "$address/decisions") || turn=
    case $turn in
    *'"status":"over"'*) exit 0 ;;
    '{"decision":null,'*) continue ;;                        # nothing yet: ask again
    '{"decision":'*) ;;
    '{"accepted":false,'*) echo "$turn" >&2; exit 1 ;;       # the chair is not ours any more
    *) sleep 1; continue ;;                                  # the server is being started again
    esac
    decision=$(printf %s "$turn" | sed 's/^{"decision":\([0-9]*\),.*/\1/')
    # The legal actions stand in the first brackets: [{"action":7,"text":"ask 3"},...]
    action=$(printf %s "$turn" | sed 's/\].*//' | tr '{' '\n' |
        sed -n 's/^"action":\([0-9]*\),.*/\1/p' |
        awk 'BEGIN { srand() } { all[NR] = $0 } END { print all[int(rand() * NR) + 1] }')
    ask "$address/answer" -d "{\"decision\":$decision,\"action\":$action,\"id\":\"$decision\"}"
    echo
done
