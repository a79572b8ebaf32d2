import { isDay } from '../../../validators/calendar';
import type { FilterField } from './columns';
import type { TableQuery } from './table-query';

/**
 * Leaves out the values that an address can hold but no field could: a choice that is not offered, a text that is no
 * date.
 */
export function usableFilters(fields: readonly FilterField[], filters: TableQuery['filters']): TableQuery['filters'] {
  const usable: Record<string, string> = {};
  const keep = (name: string, fits: (value: string) => boolean) => {
    const value = filters[name];
    if (value !== undefined && fits(value)) usable[name] = value;
  };
  for (const field of fields) {
    if (field.kind === 'text') keep(field.name, () => true);
    // Fetched choices are not there at first, so any value is kept until then.
    else if (field.kind === 'select')
      keep(field.name, (value) => field.options.length === 0 || field.options.some((option) => option.value === value));
    else for (const name of [field.from, field.to]) keep(name, isDay);
  }
  return usable;
}
