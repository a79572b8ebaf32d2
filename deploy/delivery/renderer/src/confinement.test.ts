import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { confinement } from './renderer-process';
import { openedRenderer, script } from './testing/opened-renderer';

jest.setTimeout(60_000);

const { render } = openedRenderer();

/** Known ways out of a context; each gives back what it reached. */
const escapes = [
  `this.constructor.constructor('return process')()`,
  `globalThis.constructor.constructor('return process')()`,
  `(() => {}).constructor('return process')()`,
  `TextEncoder.constructor('return process')()`,
  `performance.now.constructor('return process')()`,
  `setTimeout.constructor('return globalThis')().process.env`,
  `new MessageChannel().port1.constructor.constructor('return process')()`,
  `(() => { try { new URL('') } catch (error) { return error.constructor.constructor('return process')() } })()`,
  `(() => { try { null.f() } catch (error) { return error.constructor.constructor('return process')() } })()`,
  `structuredClone({}).constructor.constructor('return process')()`,
  `(async () => {}).constructor('return process')()`,
  `queueMicrotask.call.constructor('return import("node:fs")')()`,
  `import('node:fs')`,
  `import('node:process')`,
  `require('node:fs')`,
  `process.env`,
  `fetch('http://127.0.0.1/')`,
  `eval('1')`,
  `new WebAssembly.Memory({ initial: 1 })`,
  `new SharedArrayBuffer(8)`,
  `(() => {
    const Outer = (() => { try { new URL('') } catch (error) { return Object.getPrototypeOf(error.constructor) } })();
    Outer.prepareStackTrace = (_, sites) => sites.map((site) => site.getThis() ?? site.getFunction()).find(Boolean);
    try { new URL('') } catch (error) { return error.stack.env ?? (() => { throw new Error('only text') })() }
  })()`,
];

test.each(escapes)('a script does not get out by %s', async (way) => {
  const code = script(`try { await (${way}); return 'out'; } catch (error) { return 'kept in'; }`);
  expect(await render(code)).toBe('kept in');
});

test('[threat: script that breaks out] a script sees no names beside those of the language and the web platform', async () => {
  const code = script(`
    const wanted = ['process', 'require', 'module', 'Buffer', 'global', 'fetch', 'WebSocket', 'setImmediate', 'importScripts'];
    return wanted.filter((name) => name in globalThis).join();
  `);
  expect(await render(code)).toBe('');
});

test('[threat: script that breaks out] code that did get out finds neither files, nor the environment, nor another process', async () => {
  const probe = fileURLToPath(new URL('./process/testing/confinement-probe.mjs', import.meta.url));
  const child = spawn(process.execPath, [...confinement.execArgv, probe], {
    env: confinement.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  await once(child, 'close');
  const refused = 'ERR_ACCESS_DENIED';
  const reached = { read: refused, list: refused, write: refused, spawn: refused, environment: [] };
  expect(JSON.parse(output)).toEqual({ process: reached, worker: reached });
});
