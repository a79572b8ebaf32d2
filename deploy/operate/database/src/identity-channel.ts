/**
 * The database announces on this channel each change that makes a kept identity wrong (`0100_identity_channel.sql`).
 * The text is a kind (`session`, `user`, `employee`, `company`), a space and the code of that row.
 */
export const identityChannel = 'identity';
