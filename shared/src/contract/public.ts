export const pending = 'contract';
