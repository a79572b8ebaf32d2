-- How strong a password is, 1 to 3, measured while it could be read. Null: nobody has measured it yet.
alter table platform."user" add column password_strength smallint;
