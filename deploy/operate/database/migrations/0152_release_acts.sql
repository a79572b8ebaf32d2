-- What changes releases, tenants, brands and rights at the gateway is an act like the others: the audit that staff read holds it, too, with before and after.
create function platform.note_release_act() returns trigger language plpgsql as $$
declare
  given jsonb := coalesce(new.detail, '{}');
  before jsonb;
  after jsonb;
  -- The gateway names a member of staff with the login name in brackets.
  known text := (select s.staff_id from platform.staff s where s.login_name = substring(new.who from '^员工 .*（(.+)）$'));
begin
  if new.action in ('tenant-add', 'tenant-change') then
    select jsonb_object_agg(key, value -> 'from'), jsonb_object_agg(key, value -> 'to') into before, after from jsonb_each(given);
  elsif new.action in ('service-set', 'service-remove') then
    before := jsonb_build_object('url', given -> 'from');
    after := jsonb_build_object('url', given -> 'to');
  elsif new.action = 'grant' then
    before := jsonb_build_object('permission', given -> 'code', 'roles', given -> 'before');
    after := jsonb_build_object('permission', given -> 'code', 'roles', given -> 'after');
  else
    before := jsonb_strip_nulls(jsonb_build_object('build', new.from_build));
    after := jsonb_strip_nulls(jsonb_build_object('build', new.to_build)) || given;
  end if;
  insert into platform.audit_event
    (at, tenant, action, result, user_code, comp_code, object, address, user_agent, request_id, detail)
  values (new.at, coalesce(new.tenant_code, ''),
    case
      when new.action like 'tenant-%' then replace(new.action, 'tenant-', 'tenant.')
      else 'release.' || regexp_replace(new.action, '^release-', '')
    end,
    'ok', coalesce(known, 'release:' || new.who), '', coalesce(new.slot, new.to_build, new.from_build, new.tenant_code, ''), '', '', '',
    jsonb_build_object('before', nullif(before, '{}'), 'after', nullif(after, '{}')));
  return null;
end
$$;
create trigger release_audit_noted after insert on public.release_audit for each row execute function platform.note_release_act();
