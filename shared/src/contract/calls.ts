import { customerGroups, type Merged } from './customer-calls';
import { staffGroup } from './groups/staff';

export const groups = [...customerGroups, staffGroup] as const;

/** Every call of the platform's own people by its name. */
export const staffCalls = staffGroup.calls;

/** Every call of the platform API by its name. */
export const calls = Object.assign({}, ...groups.map((group) => group.calls)) as Merged<
  (typeof groups)[number]['calls']
>;
