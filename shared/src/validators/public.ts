export const pending = 'validators';
