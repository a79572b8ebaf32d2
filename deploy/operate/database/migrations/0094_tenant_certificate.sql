-- The certificate by which the company behind a tenant signs what its customers sign.
create table platform.tenant_certificate (
  certificate_no text primary key,
  tenant text not null,
  issuer text not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null
);
create index tenant_certificate_valid on platform.tenant_certificate (tenant, valid_to);
