export { DateField, type DateFieldProps } from './date-field';
export { DateListField, type DateListFieldProps } from './date-list-field';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field';
export type { DateFieldOptions } from './picker-options';
