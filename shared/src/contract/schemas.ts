import { groups } from './calls';
import type { Merged } from './customer-calls';

/** The schemas of every call, for the server and its document. Clients use them as types only. */
export const schemas = Object.assign({}, ...groups.map((group) => group.schemas)) as Merged<
  (typeof groups)[number]['schemas']
>;
