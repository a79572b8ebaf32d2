-- The request that wrote the row, as W3C Trace Context says it, so that its sending is found by the request's number. Empty: no request did.
alter table platform.dispatch add column traceparent text not null default '';
