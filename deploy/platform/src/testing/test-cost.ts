import type { ScryptCost } from '../core/protection/passwords';

/** Tests log in by the hundred: their hashes cost next to nothing. */
export const testCost: ScryptCost = { N: 1024, r: 8, p: 1 };
