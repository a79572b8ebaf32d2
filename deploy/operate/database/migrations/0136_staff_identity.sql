-- The name that a member of staff has at the identity provider: the issuer, a blank, and the subject.
alter table platform.staff add column identity text;
create unique index staff_identity on platform.staff (identity);
