-- Agreements that were handed over to be signed together: to the provider, whose call has this id, or on paper.
alter table platform.agreement add column signing_id text;
-- SHA-256 of the document without seals, which the provider's signatures are about.
alter table platform.agreement add column document_digest text not null default '';
create index agreement_signing on platform.agreement (signing_id);

-- What the provider answered for a party: who issued the certificate, the words of the seal, and the signature itself
-- over the digest of the document without seals. A paper signature has none of them.
alter table platform.agreement_signature add column issuer text not null default '';
alter table platform.agreement_signature add column seal text not null default '';
alter table platform.agreement_signature add column signature text not null default '';
