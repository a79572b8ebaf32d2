import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

const program = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

/**
 * Holds PGlite's program as long as a test worker lives. V8 does not compile a program again that it still holds, in
 * any thread: each suite opens a database in a thread of its own.
 */
export const compiled = await WebAssembly.compile(readFileSync(program));

export default TestEnvironment;
