-- Two users of PostgreSQL for the portal, and the roles between them (docs/operate.md): portal_owner has the tables and
-- is used by migrations alone (MIGRATION_DATABASE_URL), portal_backend reads and writes rows (DATABASE_URL). Run once, as
-- an administrator, with psql; then give each a password of its own: \password portal_owner, \password portal_backend.
create role portal_practice nologin;
create role portal_service nologin;
create role portal_owner login;
create role portal_backend login;
grant portal_practice to portal_owner, portal_backend;
grant portal_service to portal_backend;

create database portal owner portal_owner;
revoke all on database portal from public;
grant connect on database portal to portal_backend;
-- The following statements run in the new database.
\connect portal
revoke create on schema public from public;
grant usage, create on schema public to portal_owner;
