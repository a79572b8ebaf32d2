-- Gateways keep for some seconds who a token stands for. They hear of each change that makes a kept answer wrong, as the kind of row and its code.
create function public.announce_identity() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity', tg_argv[0] || ' ' || (to_jsonb(old) ->> tg_argv[1]));
  return null;
end
$$;

-- `last_active_at` grows with every act, which makes no answer wrong. If it goes back, the session is locked.
create trigger session_identity after update on platform.session for each row
  when (old.ended_at is null and (new.ended_at is not null
    or (old.access_hash, old.access_expires_at, old.expires_at) is distinct from (new.access_hash, new.access_expires_at, new.expires_at)
    or (old.employee_code, old.comp_role) is distinct from (new.employee_code, new.comp_role)
    or new.last_active_at < old.last_active_at))
  execute function public.announce_identity('session', 'session_id');
create trigger session_identity_gone after delete on platform.session for each row
  when (old.ended_at is null) execute function public.announce_identity('session', 'session_id');

create trigger user_identity after update on platform."user" for each row
  when ((old.user_name, old.status) is distinct from (new.user_name, new.status))
  execute function public.announce_identity('user', 'user_code');

create trigger employee_identity after update on platform.employee for each row
  when ((old.status, old.root_manager, old.employee_roles) is distinct from (new.status, new.root_manager, new.employee_roles))
  execute function public.announce_identity('employee', 'employee_code');
create trigger employee_identity_gone after delete on platform.employee for each row
  execute function public.announce_identity('employee', 'employee_code');

create trigger company_identity after update on platform.company for each row
  when ((old.comp_name, old.comp_status, old.comp_roles) is distinct from (new.comp_name, new.comp_status, new.comp_roles))
  execute function public.announce_identity('company', 'comp_code');
