-- What the link to a message's page says. Null: the message is older than these texts. Empty: there is nothing to do.
alter table platform.message add column link_text text;
