import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

const program = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

/**
 * PGlite's program, held for as long as a worker of the tests lives. V8 compiles what it holds already no second time,
 * in whichever thread it is asked for: each suite opens a database in a thread of its own.
 */
export const compiled = await WebAssembly.compile(readFileSync(program));

export default TestEnvironment;
