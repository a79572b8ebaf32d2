export const pending = 'codes';
