-- The platform's own people: their accounts, roles, sessions and recovery codes.
create table platform.staff (
  staff_id text primary key,
  login_name text not null,
  display_name text not null,
  state text not null check (state in ('invited', 'active', 'locked', 'left')),
  password_hash text,
  -- The secret of the second factor, sealed under a data key, and the last time step whose code was used.
  factor_sealed text,
  factor_step bigint not null default 0,
  -- The one-time link by which the person sets name, password and second factor.
  link_hash text,
  link_expires_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz
);
create unique index staff_login_name on platform.staff (login_name);
create unique index staff_link on platform.staff (link_hash);

-- For one tenant; an empty text stands for all.
create table platform.staff_role (
  staff_id text not null references platform.staff (staff_id),
  role text not null,
  tenant text not null default '',
  primary key (staff_id, role, tenant)
);

create table platform.staff_session (
  session_id text primary key,
  staff_id text not null references platform.staff (staff_id),
  tenant text not null,
  token_hash text not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  address text not null,
  user_agent text not null
);
create unique index staff_session_token on platform.staff_session (token_hash);
create index staff_session_staff on platform.staff_session (staff_id, created_at);
create index staff_session_expires on platform.staff_session (expires_at);

create table platform.staff_recovery_code (
  staff_id text not null references platform.staff (staff_id),
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- What an act of staff changed: before and after. Rows without it keep the line that their hash was made of.
alter table platform.audit_event add column detail jsonb;

create or replace function public.audit_lines(wanted_journal text, wanted int8multirange)
returns table (id bigint, at timestamptz, line text)
language sql stable
as $$
  select e.event_id, e.at,
    (jsonb_build_array(e.event_id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.tenant, e.action, e.result, e.user_code,
      e.comp_code, e.object, e.address, e.user_agent, e.request_id, e.count)
      || case when e.detail is null then '[]'::jsonb else jsonb_build_array(e.detail) end)::text
  from unnest(wanted) as part join platform.audit_event e on e.event_id >= lower(part) and e.event_id < upper(part)
  where wanted_journal = 'platform'
  union all
  select r.id, r.at,
    jsonb_build_array(r.id, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), r.who, r.action, r.tenant_code, r.slot,
      r.from_build, r.to_build, r.generation, r.detail)::text
  from unnest(wanted) as part join public.release_audit r on r.id >= lower(part) and r.id < upper(part)
  where wanted_journal = 'releases'
$$;
