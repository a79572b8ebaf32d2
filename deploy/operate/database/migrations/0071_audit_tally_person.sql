-- Whose repeated refusals were added up; empty for nobody in particular.
alter table platform.audit_tally add column user_code text not null default '';
