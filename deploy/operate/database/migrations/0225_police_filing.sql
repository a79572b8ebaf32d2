-- The number at the police's register, which stood in the text of the filings. That text keeps it as long as releases run
-- that know no other place; pages of later ones show it once.
alter table public.tenant
  add column police_filing text not null default '',
  add column cookie_notice text not null default '';
update public.tenant
  set police_filing = trim(coalesce(substring(filings_content from '[一-龥]公网安备[[:space:]]*[0-9]+[[:space:]]*号'), ''));
