/** Renders the pages of one release, each in a context of its own, so that nothing of one visit can reach another. */
import { Buffer } from 'node:buffer';
import process from 'node:process';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { closeRealm } from './closed-realm.mjs';
import { VisitContext } from './visit-context.mjs';

/** @type {{ code: string, outputBytes: number }} */
const { code, outputBytes } = workerData;
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** @type {Script | undefined} */
let script;
/** @type {VisitContext | undefined} */
let prepared;
/** @type {VisitContext | undefined} */
let current;

function prepare() {
  const context = new VisitContext();
  try {
    script ??= new Script(code, { filename: 'server.js' });
    context.run(script);
  } catch (error) {
    context.fail(error);
  }
  return context;
}

/** The script decides what it throws, and reading that can throw again. @param {unknown} error */
function wordsOf(error) {
  try {
    const { stack } = /** @type {Error} */ (error);
    return String(stack || error).slice(0, 1000);
  } catch {
    return 'something that has no words';
  }
}

/** @param {string} input */
async function render(input) {
  current = prepared ?? prepare();
  prepared = undefined;
  try {
    const text = await current.render(input);
    if (typeof text !== 'string') throw new TypeError('portalRender gave back something that is not a text');
    if (Buffer.byteLength(text) > outputBytes) throw new RangeError(`The text is larger than ${outputBytes} bytes`);
    port.postMessage({ is: 'rendered', text });
  } catch (error) {
    port.postMessage({ is: 'threw', reason: wordsOf(error) });
  }
  current.close();
  current = undefined;
  prepared = prepare();
  port.postMessage({ is: 'idle' });
}

// An error in a timer or a listener of the script belongs to the render that is running.
process.on('uncaughtException', (error) => current?.fail(error));
// In a browser a forgotten promise ends nothing either.
process.on('unhandledRejection', () => undefined);

closeRealm();
port.on('message', render);
port.postMessage({ is: 'ready' });
