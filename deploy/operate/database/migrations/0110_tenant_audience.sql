-- Who a tenant's host names are for: the platform's customers, or its own people.
alter table tenant
  add column audience text not null default 'customers' check (audience in ('customers', 'staff'));
