"""How Alembic runs our migrations: on the connection it is given, inside its transaction."""

from alembic import context

from stamtafel.server.upgrade import VERSIONS

context.configure(
    connection=context.config.attributes["connection"],
    version_table=VERSIONS,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
