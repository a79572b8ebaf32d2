import type { ScryptCost } from '../kernel/passwords';

/** Tests log in hundreds of times, so their hashes cost almost nothing. */
export const testCost: ScryptCost = { N: 1024, r: 8, p: 1 };
