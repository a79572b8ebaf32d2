-- A consent to no version proves nothing. Rows of before stay as they are.
alter table platform.consent_given add constraint consent_given_version check (version <> '') not valid;
