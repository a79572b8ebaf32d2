-- What moved in one transaction has one number. A document says the number of its tenant's last change, read in one look with the pointers.
create sequence public.change_set as integer;
alter table public.tenant add column change_set integer not null default 0;
alter table public.release_audit add column change_set integer;
create index release_audit_change_set on public.release_audit (change_set) where change_set is not null;

-- The number is part of what is sealed, where a row has one; older rows keep their hash.
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
    (jsonb_build_array(r.id, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), r.who, r.action, r.tenant_code, r.slot,
      r.from_build, r.to_build, r.generation, r.detail)
      || case when r.change_set is null then '[]'::jsonb else jsonb_build_array(r.change_set) end)::text
  from unnest(wanted) as part join public.release_audit r on r.id >= lower(part) and r.id < upper(part)
  where wanted_journal = 'releases'
$$;
