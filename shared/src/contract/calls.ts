import { customerGroups, type Merged } from './customer-calls';
import { staffGroups } from './staff-calls';

export { staffCalls } from './staff-calls';

export const groups = [...customerGroups, ...staffGroups] as const;

/** Every call of the platform API by its name. */
export const calls = Object.assign({}, ...groups.map((group) => group.calls)) as Merged<
  (typeof groups)[number]['calls']
>;
