-- The passwords that a person had before the one of today, as hashes: the last ones are not taken again.
create table platform.password_history (
  history_id bigserial primary key,
  user_code text not null references platform."user" (user_code),
  password_hash text not null,
  replaced_at timestamptz not null
);
create index password_history_user on platform.password_history (user_code, replaced_at);
