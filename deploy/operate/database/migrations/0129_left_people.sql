-- A person who has closed the account. Number, address, identity number and password are gone; what the law wants kept refers to the row.
alter table platform."user" add column left_at timestamptz;
