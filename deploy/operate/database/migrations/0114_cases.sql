-- A task for the platform's reviewer becomes a case: somebody claims it, one or two pairs of eyes decide it, and its time line stays.
alter table platform.review_task
  add column tenant text not null default '',
  -- The person whom the case is about, if it is about one.
  add column user_code text references platform."user" (user_code),
  -- What was asked for, for kinds that have no table of their own.
  add column request jsonb not null default '{}',
  add column priority smallint not null default 0,
  add column due_at timestamptz,
  -- A claim ends some minutes after it was last touched.
  add column claimed_by text references platform.staff (staff_id),
  add column claimed_at timestamptz,
  add column assigned_to text references platform.staff (staff_id),
  add column draft jsonb,
  -- The first decision, as long as it waits for the second pair of eyes.
  add column first_by text references platform.staff (staff_id),
  add column first_at timestamptz,
  add column first_outcome text,
  add column first_reason text not null default '',
  add column first_reasons jsonb not null default '{}',
  add column second_asked boolean not null default false,
  add column outcome text,
  add column reason text not null default '',
  add column reasons jsonb not null default '{}',
  -- A member of staff; empty: a provider, the demonstration's timer, or nobody yet.
  add column decided_by text not null default '';

update platform.review_task t
  set tenant = c.tenant, due_at = t.created_at + interval '3 days'
  from platform.company c where c.comp_code = t.comp_code;
alter table platform.review_task alter column due_at set not null;

-- The release before this one leaves tenant and limit out.
create function platform.complete_case() returns trigger language plpgsql as $$
begin
  if new.tenant = '' then
    select c.tenant into new.tenant from platform.company c where c.comp_code = new.comp_code;
  end if;
  new.due_at := coalesce(new.due_at, new.created_at + interval '3 days');
  return new;
end
$$;
create trigger review_task_complete before insert on platform.review_task
  for each row execute function platform.complete_case();

-- The queue: urgent ones first, then by the limit.
create index review_task_queue on platform.review_task ((-priority), due_at, task_id) where done_at is null;
create index review_task_tenant_queue on platform.review_task (tenant, kind, (-priority), due_at, task_id) where done_at is null;
create index review_task_claimed on platform.review_task (claimed_by, claimed_at) where done_at is null and claimed_by is not null;
create index review_task_assigned on platform.review_task (assigned_to) where done_at is null and assigned_to is not null;
create index review_task_due on platform.review_task (due_at) where done_at is null;
create index review_task_done on platform.review_task (done_at, task_id) where done_at is not null;
create index review_task_company on platform.review_task (comp_code, created_at);
create index review_task_user on platform.review_task (user_code, created_at) where user_code is not null;

-- The desks of the platform's own people hear of each change of the queue, by the case's identifier.
create function platform.announce_case() returns trigger language plpgsql as $$
begin
  perform pg_notify('platform_cases', new.task_id);
  return null;
end
$$;
create trigger review_task_announced
  after insert or update of priority, claimed_by, assigned_to, first_by, second_asked, done_at on platform.review_task
  for each row execute function platform.announce_case();

-- The time line of a case after its opening.
create table platform.case_event (
  event_id bigserial primary key,
  task_id text not null references platform.review_task (task_id),
  at timestamptz not null,
  -- `claimed`, `released`, `assigned`, `firstDecided`, `sentBack`, `secondAsked`, `prioritised`, `decided` or `withdrawn`.
  event text not null,
  -- Null: the customer, a provider, or the demonstration's timer.
  staff_id text references platform.staff (staff_id),
  note text not null default '',
  detail jsonb not null default '{}'
);
create index case_event_task on platform.case_event (task_id, event_id);

-- Without a row the kind's usual policy counts.
create table platform.review_policy (
  tenant text not null,
  kind text not null,
  two_eyes boolean not null,
  -- In working days.
  limit_days smallint not null check (limit_days between 1 and 60),
  primary key (tenant, kind)
);

-- Days that are not worked although they lie in the week, and days of a weekend that are worked (调休).
create table platform.holiday (
  day date primary key,
  working boolean not null default false,
  name text not null default ''
);

-- The values that a provider read from a paper, or found about the company in a register, beside what was typed.
create table platform.recognition (
  recognition_id bigserial primary key,
  comp_code text not null references platform.company (comp_code),
  -- Empty: the values are about the company and not from a paper.
  file_token text not null default '',
  port text not null,
  values jsonb not null,
  at timestamptz not null
);
create index recognition_company on platform.recognition (comp_code, at);
create index recognition_file on platform.recognition (file_token) where file_token <> '';
