export const pending = 'format';
