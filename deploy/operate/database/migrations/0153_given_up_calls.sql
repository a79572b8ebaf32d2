-- Calls that were given up are few among those that were sent, and are looked for by the clock.
create index dispatch_given_up on platform.dispatch (purpose) where state = 'FAILED';
