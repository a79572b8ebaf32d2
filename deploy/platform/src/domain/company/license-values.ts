import type { CallReply } from '@portal/shared/contract';
import type { ReadValues } from '../../kernel/ports/read-values';

type Values = CallReply<'licenseRead'>['values'];

/** The values that stand on a licence, and in the register of companies. Other values of a reader are left out. */
const onLicense = [
  'compName',
  'creditCode',
  'compType',
  'legalPerson',
  'registeredCapital',
  'establishDate',
  'termStart',
  'termEnd',
  'address',
  'scope',
] as const satisfies readonly (keyof Values)[];

export const licenseValues = (read: ReadValues): Values =>
  Object.fromEntries(onLicense.flatMap((name) => (read[name] === undefined ? [] : [[name, read[name]]])));

/** As `platform.recognition` keeps them. */
export const keptValues = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
