import { readFileSync } from 'node:fs';

/**
 * Holds PGlite's program as long as a test worker lives. V8 does not compile a program again that it still holds, in
 * any thread: each suite opens a database in a thread of its own.
 */
globalThis.heldPglite = await WebAssembly.compile(
  readFileSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
);
