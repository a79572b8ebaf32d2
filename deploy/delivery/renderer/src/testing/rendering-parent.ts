import { startRenderer } from '../renderer';

/** Renders once and says the number of the renderer's process. With `stays` it lives until it is killed. */
const renderer = startRenderer({ limits: { waitMs: 20_000, runMs: 20_000 } });
const code = async () => 'globalThis.portalRender = async (input) => input';
await renderer.render({ package: 'site', build: 'r1' }, code, '');
process.stdout.write(String(renderer.processId));
if (process.argv[2] === 'stays') setInterval(() => undefined, 1000);
