-- Who registered the company: its legal person (10), or somebody with its authority (20).
alter table platform.registration add column identity text not null default '20' check (identity in ('10', '20'));
-- Rises with each save of the permit, so that nobody overwrites what another page has saved.
alter table platform.registration add column permit_revision integer not null default 0;
-- A digest of everything that was sent in when the application came back; empty: it did not come back.
alter table platform.registration add column returned_digest text not null default '';
