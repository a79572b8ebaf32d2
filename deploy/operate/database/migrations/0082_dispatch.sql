-- What goes out to others by itself: written together with its event, and sent by a worker afterwards. Nothing secret
-- stands here: texts with codes, personal links or passwords are sent at once and are kept nowhere.
create table platform.dispatch (
  dispatch_id text primary key,
  lane text not null,
  purpose text not null,
  variables jsonb not null default '{}',
  tenant text not null,
  channel text not null,
  recipient text not null,
  dedupe_key text,
  state text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  last_error text not null default ''
);
create unique index dispatch_dedupe on platform.dispatch (dedupe_key);
create index dispatch_due on platform.dispatch (lane, next_attempt_at) where state = 'WAITING';
create index dispatch_finished on platform.dispatch (finished_at) where state = 'SENT';
