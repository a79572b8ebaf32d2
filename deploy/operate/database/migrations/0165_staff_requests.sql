-- An act of staff that takes effect only when a second person has confirmed it.
create table platform.staff_request (
  request_id text primary key,
  kind text not null check (kind in ('policy', 'invite', 'roles', 'link')),
  -- Of a policy; empty: it is about somebody of the staff.
  tenant text not null default '',
  -- The kind of case, the login name of an invitation, or the member of staff.
  subject text not null,
  -- The member of staff whom it is about, who never decides it.
  about_staff text references platform.staff (staff_id),
  -- What it is about, as people know it.
  object text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  asked_by text not null references platform.staff (staff_id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined', 'withdrawn', 'expired')),
  decided_by text references platform.staff (staff_id),
  decided_at timestamptz,
  opinion text not null default '',
  check (decided_by <> asked_by or state = 'withdrawn')
);
create unique index staff_request_waiting on platform.staff_request (kind, tenant, subject) where state = 'waiting';
create index staff_request_asked on platform.staff_request (asked_at);
