-- The canary's share at which a visit was drawn; null where a gateway of before wrote the row. `address` now has a mark of the visitor's network.
alter table visitor_report add column share integer;
