-- Of which paper's end a company was told already: once for each threshold.
create table platform.paper_reminder (
  comp_code text not null references platform.company (comp_code),
  paper text not null,
  expires_on text not null,
  days_before integer not null,
  told_at timestamptz not null,
  primary key (comp_code, paper, expires_on, days_before)
);

-- Papers and products are looked through every hour by the day on which they end.
create index certificate_valid_to on platform.certificate (valid_to);
create index permit_expires on platform.permit (expires_at) where expires_at is not null;
