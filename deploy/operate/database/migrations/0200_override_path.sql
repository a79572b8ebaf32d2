-- The page to which a link leads once it was opened. Null: the portal's first page, or the remote's.
alter table override_grant add column path text;
