-- Whether a release was ended as a canary is asked before it is given to customers once more.
create index release_audit_verdict on release_audit (from_build) where action = 'canary-rollback';
