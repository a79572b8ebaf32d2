-- The platform's own people take care of companies and people: freezes, notes, corrected phone numbers.
create table platform.company_freeze (
  freeze_id text primary key,
  comp_code text not null references platform.company (comp_code),
  -- The status to which the company goes back.
  status_before text not null,
  reason text not null,
  frozen_by text not null references platform.staff (staff_id),
  frozen_at timestamptz not null,
  lifted_at timestamptz,
  -- Null: the freeze was lifted by the decision about a company's own request.
  lifted_by text references platform.staff (staff_id),
  lift_reason text not null default ''
);
create unique index company_freeze_open on platform.company_freeze (comp_code) where lifted_at is null;
create index company_freeze_company on platform.company_freeze (comp_code, frozen_at);

-- A note about a company or about a person.
create table platform.staff_note (
  note_id text primary key,
  tenant text not null,
  comp_code text references platform.company (comp_code),
  user_code text references platform."user" (user_code),
  staff_id text not null references platform.staff (staff_id),
  note text not null,
  created_at timestamptz not null,
  check ((comp_code is null) <> (user_code is null))
);
create index staff_note_company on platform.staff_note (comp_code, created_at) where comp_code is not null;
create index staff_note_person on platform.staff_note (user_code, created_at) where user_code is not null;

-- A person who has lost the phone is identified in another way; two pairs of eyes decide about the new number.
create table platform.mobile_correction (
  correction_no text primary key,
  tenant text not null,
  user_code text not null references platform."user" (user_code),
  mobile_before text not null,
  mobile text not null,
  -- How the person was identified.
  evidence text not null,
  state text not null check (state in ('REVIEWING', 'APPROVED', 'REFUSED')),
  opinion text not null default '',
  asked_by text not null references platform.staff (staff_id),
  asked_at timestamptz not null,
  finished_at timestamptz
);
create unique index mobile_correction_open on platform.mobile_correction (user_code) where state = 'REVIEWING';
create index mobile_correction_person on platform.mobile_correction (user_code, asked_at);

-- Lists of staff: newest first, of all tenants or of some, and by status.
create index company_newest on platform.company (created_at desc, comp_code desc);
create index company_tenant_newest on platform.company (tenant, created_at desc, comp_code desc);
create index company_status_newest on platform.company (comp_status, created_at desc, comp_code desc);
create index user_newest on platform."user" (created_at desc, user_code desc);
create index user_mobile on platform."user" (mobile);
create index employee_mobile on platform.employee (mobile) where mobile is not null;
-- What was sent to a person.
create index dispatch_recipient on platform.dispatch (tenant, recipient, created_at);
create index message_company_sent on platform.message (comp_code, sent_at);
