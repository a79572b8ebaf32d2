export const pending = 'session';
