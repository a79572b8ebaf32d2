/** The form of a login name of the platform's own people. No password of theirs has it: one has capitals and signs. */
export const loginNameForm = /^[a-z][a-z0-9._-]{1,31}$/;
