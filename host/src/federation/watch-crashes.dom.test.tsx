import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type BootDocument, bootElementId, rootElementId } from '@portal/shared/boot';
import { expectConsoleError } from '@portal/shared/testing/expect-console';
import { reactOptions, type TellTrouble, watchCrashes } from './watch-crashes';

/** What the stack of an error does not say. */

const account = { slot: 'account', package: 'account', build: 'b2', owns: [{ prefix: '/center' }], lastGood: null };
const boot = {
  host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null },
  remotes: [account],
} as unknown as BootDocument;
const page = 'account/b2/page.js';
const react = 'host/h1/react.js';

let sent: Record<string, unknown>[];
let tell: TellTrouble;

const stackOf = (...files: string[]) =>
  `Error\n${files.map((file) => `    at f (https://portal.example/assets/${file}:1:2)`).join('\n')}`;
const thrownBy = (...files: string[]) => Object.assign(new RangeError(), { stack: stackOf(...files) });
/** The code that reports is loaded with the first report. */
const reportsAreSent = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Fails in a timer that this file's code has set. */
async function failInTimer(setBy: string, thrown: unknown): Promise<void> {
  const { prepareStackTrace } = Error;
  // The browser writes a stack down when somebody reads it.
  Error.prepareStackTrace = () => stackOf(react, setBy);
  window.setTimeout(() => {
    throw thrown;
  }, 0);
  await reportsAreSent();
  Error.prepareStackTrace = prepareStackTrace as NonNullable<typeof prepareStackTrace>;
}

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify(boot)}</script>
    <div id="${rootElementId}"><header><a href="#x">x</a></header><main><button>x</button></main></div><dialog></dialog>`;
  tell = watchCrashes(boot);
});

beforeEach(() => {
  history.replaceState(null, '', '/center/account');
  sent = [];
  navigator.sendBeacon = (_address, body) => {
    sent.push(JSON.parse(String(body)));
    return true;
  };
});

afterEach(() => history.replaceState(null, '', '/'));

test('an error of a timer that names no file belongs to whoever set the timer', async () => {
  expectConsoleError(/a word/);
  await failInTimer(page, 'a word');
  expect(sent).toEqual([
    expect.objectContaining({
      slot: 'account',
      crash: 'error',
      frames: [
        [react, 1, 2],
        [page, 1, 2],
      ],
    }),
  ]);
});

test.each([
  ['what stands in the page’s main', 'button', 'account'],
  ['the frame around it', 'a', 'host'],
  ['what stands beside the page', 'dialog', 'host'],
])('a handler with nothing but React in its stack: %s', async (_part, selector, slot) => {
  const element = document.querySelector(selector) as HTMLElement;
  const error = thrownBy(`host/h1/${selector}.js`, react);
  element.addEventListener('click', () => void dispatchEvent(new ErrorEvent('error', { error })), { once: true });
  element.click();
  await reportsAreSent();
  expect(sent).toEqual([expect.objectContaining({ slot, crash: 'error' })]);
});

test('what React draws again is told as that, by what it was drawing', async () => {
  const { onRecoverableError } = reactOptions(tell);
  expectConsoleError(/host\/h1\/react/);
  onRecoverableError?.(thrownBy(react), { componentStack: stackOf(react, page).slice('Error'.length) });
  await reportsAreSent();
  expect(sent).toEqual([expect.objectContaining({ slot: 'account', crash: 'recovered', error: 'RangeError' })]);
});
