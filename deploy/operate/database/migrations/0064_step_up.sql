-- A fresh proof of who is acting, for one kind of act of one session. It is gone with the session.
CREATE TABLE platform.step_up_proof (
  session_id text NOT NULL REFERENCES platform.session (session_id) ON DELETE CASCADE,
  kind text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, kind)
);
CREATE INDEX step_up_proof_expires ON platform.step_up_proof (expires_at);
