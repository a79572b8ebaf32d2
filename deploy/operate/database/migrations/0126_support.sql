-- Questions to the customer service, by people who are logged in and by visitors who cannot log in.
create sequence platform.number_kf;

create table platform.support_ticket (
  ticket_no text primary key,
  -- The number that people read out.
  request_no text not null default platform.next_number('KF'),
  tenant text not null,
  -- Null for a visitor.
  user_code text references platform."user" (user_code),
  comp_code text references platform.company (comp_code),
  topic text not null,
  -- As the visitor typed them; empty for a person who is logged in.
  contact_name text not null default '',
  contact_company text not null default '',
  contact text not null default '',
  state text not null check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
  -- The member of staff who has it in hand.
  staff_id text references platform.staff (staff_id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz
);
create unique index support_ticket_number on platform.support_ticket (request_no);
create index support_ticket_person on platform.support_ticket (user_code, created_at) where user_code is not null;
create index support_ticket_company on platform.support_ticket (comp_code, created_at) where comp_code is not null;
create index support_ticket_queue on platform.support_ticket (state, changed_at, ticket_no);

create table platform.support_entry (
  entry_id bigserial primary key,
  ticket_no text not null references platform.support_ticket (ticket_no),
  -- Null: the customer wrote it.
  staff_id text references platform.staff (staff_id),
  content text not null,
  at timestamptz not null
);
create index support_entry_ticket on platform.support_entry (ticket_no, entry_id);

-- Links by which a visitor reads the answer. Only hashes are stored.
create table platform.support_link (
  link_hash text primary key,
  ticket_no text not null references platform.support_ticket (ticket_no),
  expires_at timestamptz not null
);
create index support_link_expires on platform.support_link (expires_at);
