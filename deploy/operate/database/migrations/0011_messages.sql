CREATE INDEX message_unread ON platform.message USING btree (comp_code,user_code) WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX message_stream ON platform.message USING btree (user_code,comp_code,serial);
