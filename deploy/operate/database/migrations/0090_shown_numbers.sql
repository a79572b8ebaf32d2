-- The numbers that people read out to each other, e.g. QY2026000018 or BG2026111300014: two letters for the kind, the
-- year or the day in China, a running number, and a check digit. Identifiers stay what they are, and are not shown.
-- `shared/src/codes/business-number.ts` reads what is made here.
create sequence platform.number_qy;
create sequence platform.number_bg;
create sequence platform.number_kt;
create sequence platform.number_xy;
create sequence platform.number_zs;
create sequence platform.number_ls;

-- ISO 7064, MOD 11,10: finds every wrong digit, and nearly every pair of digits that changed places.
create function platform.check_digit(digits text) returns text language plpgsql immutable strict as $$
declare
  rest integer := 10;
  total integer;
begin
  foreach total in array string_to_array(digits, null)::integer[] loop
    total := (rest + total) % 10;
    rest := (case total when 0 then 10 else total end) * 2 % 11;
  end loop;
  return (11 - rest) % 10;
end
$$;

-- A number is given once: the sequence goes on over the days and years, and what a transaction gave back is left out.
create function platform.next_number(prefix text, given_at timestamptz default now()) returns text
language plpgsql volatile strict as $$
declare
  of_company constant boolean := prefix = 'QY';
  running constant text := nextval(('platform.number_' || lower(prefix))::regclass);
  digits constant text :=
    to_char(given_at at time zone 'Asia/Shanghai', case when of_company then 'YYYY' else 'YYYYMMDD' end)
    || lpad(running, greatest(length(running), case when of_company then 5 else 4 end), '0');
begin
  return prefix || digits || platform.check_digit(digits);
end
$$;

alter table platform.company add column comp_no text;
alter table platform.change_request add column request_no text;
alter table platform.admin_change add column request_no text;
alter table platform.permit add column request_no text;

-- The oldest gets the lowest number.
do $$
declare
  old record;
begin
  for old in select comp_code, created_at from platform.company order by created_at, comp_code loop
    update platform.company set comp_no = platform.next_number('QY', old.created_at) where comp_code = old.comp_code;
  end loop;
  for old in
    select change_no, created_at as given_at from platform.change_request
    union all select change_no, submitted_at from platform.admin_change
    order by given_at, change_no
  loop
    update platform.change_request set request_no = platform.next_number('BG', old.given_at)
      where change_no = old.change_no;
    if not found then
      update platform.admin_change set request_no = platform.next_number('BG', old.given_at)
        where change_no = old.change_no;
    end if;
  end loop;
  for old in select apply_no, applied_at from platform.permit order by applied_at, apply_no loop
    update platform.permit set request_no = platform.next_number('KT', coalesce(old.applied_at, now()))
      where apply_no = old.apply_no;
  end loop;
  -- Numbers of certificates stand in signatures as well. Those of agreements and transfers are on papers and bank
  -- statements already: the ones that were given stay.
  for old in
    select s.certificate_no, min(s.valid_from) as given_at
    from (
      select certificate_no, valid_from from platform.certificate
      union all select certificate_no, signed_at from platform.agreement_signature
    ) s
    group by s.certificate_no order by given_at, s.certificate_no
  loop
    declare
      fresh constant text := platform.next_number('ZS', old.given_at);
    begin
      update platform.certificate set certificate_no = fresh where certificate_no = old.certificate_no;
      update platform.agreement_signature set certificate_no = fresh where certificate_no = old.certificate_no;
    end;
  end loop;
end
$$;

-- The release before this one leaves the columns out: the database gives the number then.
alter table platform.company
  alter column comp_no set default platform.next_number('QY'),
  alter column comp_no set not null;
alter table platform.change_request
  alter column request_no set default platform.next_number('BG'),
  alter column request_no set not null;
alter table platform.admin_change
  alter column request_no set default platform.next_number('BG'),
  alter column request_no set not null;
alter table platform.permit
  alter column request_no set default platform.next_number('KT'),
  alter column request_no set not null;

create unique index company_no on platform.company (comp_no);
create unique index change_request_number on platform.change_request (request_no);
create unique index admin_change_number on platform.admin_change (request_no);
create unique index permit_number on platform.permit (request_no);
