/**
 * Once in each worker of the `node` project, before its first test file. `jest-light-runner` runs the files in Node
 * itself, so that a worker loads the modules of a server once and not once a file. Node takes the types out by itself.
 * It only has to be told where the files are that are named without their ending, what JSX means, and what
 * `@jest/globals` is outside of Jest's own sandbox.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const globals = new URL('./globals.mjs', import.meta.url).href;
const endings = ['.ts', '.tsx'];

/** The source that an import without an ending means. */
function sourceOf(specifier, { parentURL = '' }) {
  if (!/^\.\.?\//.test(specifier) || parentURL.includes('/node_modules/')) return undefined;
  const urls = endings.map((ending) => new URL(specifier + ending, parentURL));
  return urls.find((url) => existsSync(url))?.href;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const source = sourceOf(specifier, context);
    if (source) return { url: source, shortCircuit: true };
    try {
      return next(specifier, context);
    } catch (error) {
      // Packages for browsers leave the ending out, as bundlers allow it.
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || /\.[a-z]+$/.test(specifier)) throw error;
      return next(`${specifier}.js`, context);
    }
  },
  load(url, context, next) {
    const { pathname } = new URL(url);
    if (pathname.includes('/node_modules/') || !/\.tsx?$/.test(pathname)) return next(url, context);
    // Every source is a module, whatever its package says of `.js`.
    if (pathname.endsWith('.ts')) return next(url, { ...context, format: 'module-typescript' });
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      filename: pathname,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
