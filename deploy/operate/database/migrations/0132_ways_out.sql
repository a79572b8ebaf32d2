-- Requests about a company's place on the platform: to close it, to open it again, to lift a freeze.
create sequence platform.number_sq;

create table platform.company_request (
  request_id text primary key,
  request_no text not null default platform.next_number('SQ'),
  comp_code text not null references platform.company (comp_code),
  kind text not null check (kind in ('closing', 'reopening', 'unfreeze')),
  state text not null check (state in ('SUBMITTED', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  reason text not null,
  file_tokens jsonb not null default '[]',
  applicant text not null,
  opinion text not null default '',
  created_at timestamptz not null,
  finished_at timestamptz
);
create index company_request_company on platform.company_request (comp_code, created_at);
create unique index company_request_number on platform.company_request (request_no);
-- One at a time.
create unique index company_request_under_review on platform.company_request (comp_code) where state = 'SUBMITTED';

-- Set when a refused company has begun again.
alter table platform.registration add column reapplied_at timestamptz;

-- A closed company's certificates sign nothing any more.
alter table platform.certificate add column revoked_at timestamptz;
