import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, type FailedCall } from '@portal/shared/api';
import { type BootDocument, bootElementId } from '@portal/shared/boot';
import { watchCrashes } from './watch-crashes';

let fail: (failed: FailedCall) => void;
jest.mock('@portal/shared/api', () => ({
  ...jest.requireActual<typeof import('@portal/shared/api')>('@portal/shared/api'),
  onFailedCall: (tell: typeof fail) => {
    fail = tell;
  },
}));

const boot = {
  host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null },
  remotes: [{ slot: 'invoice', package: 'invoice-team', build: 'b2', lastGood: null }],
  tickets: { host: 'of-host', invoice: 'of-invoice' },
} as unknown as BootDocument;

/** The page on screen: its address holds a customer's data, its pattern none. */
const shown = [{ route: { path: 'account/:id', handle: { pattern: '/center/account/:id' } } }];
const page = '/center/account/:id';
const ofHost = { slot: 'host', package: 'host', build: 'h1', ticket: 'of-host', page };

let sent: object[];
let online = true;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(async () => {
  // After the api was replaced: imports come before everything else.
  const { watchCalls } = await import('./watch-calls');
  sent = [];
  online = true;
  visibility = 'visible';
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify(boot)}</script>`;
  navigator.sendBeacon = (_address, body) => {
    sent.push(JSON.parse(String(body)));
    return true;
  };
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  watchCalls(boot, () => shown);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A page tells a moment later, and the code for it is loaded with the first call that failed. */
const reportsAreSent = () => new Promise((resolve) => setTimeout(resolve, 700));

test('a call of the platform is told of the host, with its name, the pattern of the page and the number', async () => {
  fail({ failure: 'server', call: 'messageUnreadNumbers', number: '7f3a-91c2-b4d0' });
  await reportsAreSent();
  expect(sent).toEqual([{ ...ofHost, failure: 'server', call: 'messageUnreadNumbers', number: '7F3A-91C2-B4D0' }]);
});

test('a call of a service is told of its slot’s release; of one without pages, nobody is told', async () => {
  fail({ failure: 'timeout', slot: 'invoice', number: undefined });
  fail({ failure: 'timeout', slot: 'elsewhere' });
  await reportsAreSent();
  const release = { slot: 'invoice', package: 'invoice-team', build: 'b2', ticket: 'of-invoice' };
  expect(sent).toEqual([{ ...release, failure: 'timeout', page }]);
});

test('a number that a proxy made up is left out', async () => {
  fail({ failure: 'server', call: 'loginOut', number: '13800000001 of zhangsan' });
  await reportsAreSent();
  expect(sent).toEqual([{ ...ofHost, failure: 'server', call: 'loginOut' }]);
});

test('without a network, and while the page is left or hidden, nobody is told', async () => {
  online = false;
  fail({ failure: 'network', call: 'loginOut' });
  online = true;
  visibility = 'hidden';
  fail({ failure: 'network', call: 'loginOut' });
  visibility = 'visible';
  fail({ failure: 'network', call: 'loginOut' });
  // The page goes a moment after its calls were ended.
  visibility = 'hidden';
  await reportsAreSent();
  expect(sent).toEqual([]);
});

test('a page says 2 KB at most', async () => {
  for (let n = 0; n < 40; n += 1)
    fail({
      failure: 'server',
      call: 'custEmployeeInfoCompWithSecurity',
      number: `7f3a-91c2-${String(n).padStart(4, '0')}`,
    });
  await reportsAreSent();
  expect(sent.length).toBeGreaterThan(5);
  expect(JSON.stringify(sent).length).toBeLessThan(2_048);
});

test('the page that did not catch the error has not crashed', async () => {
  watchCrashes(boot, () => shown);
  const reason = new ApiError('请求失败！', { kind: 'server', status: '500', requestId: '7f3a-91c2-b4d0' });
  reason.stack = 'ApiError: 请求失败！\n    at f (https://portal.example/assets/invoice-team/b2/page.js:1:2)';
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await reportsAreSent();
  expect(sent).toEqual([]);
});
