import { jest } from '@jest/globals';

const realNow = Date.now;
let passed = 0;

/** Ends the waits of the test before, so that a code can be asked for again. */
export function afterCountdowns(): void {
  passed += 10 * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed);
}
