-- Tells whether personal data is written sealed. A database from before begins with `clear`: APIs of the release before
-- read it too, until the operator says that none runs any more. A new database seals from the start.
create table platform.data_sealing (
  only_row boolean primary key default true check (only_row),
  state text not null check (state in ('clear', 'sealed')),
  changed_at timestamptz not null default now()
);
insert into platform.data_sealing (state)
select case when exists (select from platform."user") or exists (select from platform.company) then 'clear' else 'sealed' end;

-- Sealed numbers cannot be compared: the keyed index finds the whole number, the tail its last four digits. Both are
-- null while the number is clear, and the index of before counts.
alter table platform.bank_account add column account_no_index text, add column account_no_tail text;
create unique index bank_account_number_index on platform.bank_account (comp_code, account_no_index) where unbound_at is null;
