-- A place in a company waits for the person's own yes. What the administrator typed stands in the place, so that the
-- list shows nothing of an account; null: as the account has it.
alter table platform.employee
  add column user_name text,
  add column email text,
  add column mobile text,
  add column invited_by text references platform."user" (user_code),
  add column invited_at timestamptz,
  add column made_account boolean not null default false,
  add column becomes_root boolean not null default false;

-- Null only for an account that an administrator made and nobody has used. Whoever is there already has logged in, and
-- so has whom the release before makes.
alter table platform."user" add column first_login_at timestamptz default now();

-- What an administrator asks of a person: another number. Only the person changes it, with codes to both.
create table platform.mobile_change (
  change_no text primary key,
  employee_code text not null references platform.employee (employee_code) on delete cascade,
  mobile text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index mobile_change_employee on platform.mobile_change (employee_code);
create index mobile_change_expires on platform.mobile_change (expires_at);
