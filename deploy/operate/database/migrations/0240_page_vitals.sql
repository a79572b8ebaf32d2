-- How fast and steady pages were for their visitors: counts by day and class, of no person. They are kept for 30 days.
create table public.page_vital (
  day date not null,
  tenant_code text not null,
  slot text not null,
  package text not null,
  build text not null,
  page text not null,
  vital text not null,
  class integer not null,
  visits integer not null,
  primary key (day, tenant_code, slot, package, build, page, vital, class)
);
create index page_vital_slot on public.page_vital (slot, day);
