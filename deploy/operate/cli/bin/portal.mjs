#!/usr/bin/env node
/** The `portal` command for a place with installed packages: the workspace, or a remote's own repository. */
import { fileURLToPath } from 'node:url';
import { keepStarted } from '../bootstrap/keep-started.mjs';
import { usePinnedNode } from '../bootstrap/pinned-node.mjs';

try {
  const node = usePinnedNode();
  if (node === process.execPath) {
    const { register } = await import('tsx/esm/api');
    register();
    await import(new URL('../src/main.ts', import.meta.url).href);
  } else {
    process.exitCode = await keepStarted(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
  }
} catch (error) {
  process.stderr.write(`\n✗ ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
