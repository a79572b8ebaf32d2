-- Until when the session's person counts as somebody who has just shown their second factor again.
alter table platform.staff_session add column proven_until timestamptz;
