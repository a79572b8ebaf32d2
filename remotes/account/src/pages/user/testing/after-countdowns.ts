import { jest } from '@jest/globals';

const realNow = Date.now;
let passed = 0;

/** Lets the waits of the test before be over: a code can be asked for again. */
export function afterCountdowns(): void {
  passed += 10 * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed);
}
