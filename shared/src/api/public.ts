export const pending = 'api';
