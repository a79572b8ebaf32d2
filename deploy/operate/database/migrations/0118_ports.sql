-- The provider of a port for one tenant. Without a row the environment's provider counts; without an address the
-- port's manual way does.
create table platform.provider (
  tenant text not null,
  port text not null,
  url text not null,
  key_id text not null,
  -- Sealed under a data key.
  secret_sealed text not null,
  settings jsonb not null default '{}',
  changed_at timestamptz not null,
  primary key (tenant, port)
);

-- A face check at a provider: its call, and the provider's page. Without a provider: the photo that a reviewer sees.
alter table platform.face_check add column dispatch_id text;
alter table platform.face_check add column page_url text not null default '';
alter table platform.face_check add column photo_token text;

-- The call by which the bank pays the present transfer; null: a person pays.
alter table platform.bank_account add column transfer_id text;
create unique index bank_account_transfer on platform.bank_account (transfer_id);
create unique index face_check_dispatch on platform.face_check (dispatch_id);
