export const pending = 'crypto';
