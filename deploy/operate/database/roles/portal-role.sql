-- Who gateways and APIs are at the database, apart from the owner of the tables: they can add to the audit and seal it, and cannot change it or switch its triggers off. Run once, as the owner, in the portal's database; then give the role a password (\password portal_app).
create role portal_app login;

grant usage on schema public, platform to portal_app;
grant select, insert, update, delete on all tables in schema public, platform to portal_app;
grant usage, select on all sequences in schema public, platform to portal_app;

revoke update, delete on platform.audit_event, public.release_audit from portal_app;
revoke insert, update, delete on public.audit_block, public.migration from portal_app;
grant execute on function public.audit_seal(text, integer), public.audit_remove(text, integer) to portal_app;

-- Tables of later migrations.
alter default privileges in schema public, platform grant select, insert, update, delete on tables to portal_app;
alter default privileges in schema public, platform grant usage, select on sequences to portal_app;
