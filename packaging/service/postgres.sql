-- The database of labdesk-service and its role, which may do nothing else on the server. As the user postgres:
--   psql -v ON_ERROR_STOP=1 -f postgres.sql
-- and for another database, such as one to restore a backup into:
--   psql -v ON_ERROR_STOP=1 -v database=records2 -f postgres.sql
-- The role has the name of the system unit's user and no password: it comes over the Unix socket (peer authentication), also
-- as what a start of the service needs to create and update its tables. From another host, set one: \password "labdesk-service"
-- Its limit is that of nine processes with ten connections each, and of commands beside them.
\if :{?database}
\else
\set database labdesk
\endif
SELECT 'CREATE ROLE "labdesk-service" LOGIN NOINHERIT CONNECTION LIMIT 95'
    WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'labdesk-service') \gexec
CREATE DATABASE :"database" TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE :"database" TO "labdesk-service";

-- Statements have values of people in them: none gets into the log, also when it fails.
ALTER ROLE "labdesk-service" SET log_statement = 'none';
ALTER ROLE "labdesk-service" SET log_min_duration_statement = -1;
ALTER ROLE "labdesk-service" SET log_min_error_statement = 'panic';
ALTER ROLE "labdesk-service" SET log_error_verbosity = 'terse';

-- It owns the tables in a schema of its own, and can't create others or a schema.
\connect :"database"
REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA labdesk AUTHORIZATION "labdesk-service";
ALTER ROLE "labdesk-service" IN DATABASE :"database" SET search_path = labdesk;
