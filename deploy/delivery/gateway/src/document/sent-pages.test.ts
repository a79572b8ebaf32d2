import { expect, test } from '@jest/globals';
import type { CatalogPointer, CatalogRelease } from '@portal/releases';
import type { PageStart } from '@portal/shared/open-page';
import { pointer, sampleTenant } from '../testing/fake-releases';
import { sampleRemote } from '../testing/sample-records';
import { type SentPage, SentPages } from './sent-pages';

const everybody = { tenant: 'main', token: false };

const siteOf = (build: string, id: number): CatalogRelease => ({
  id,
  record: sampleRemote({ slot: 'site', prefix: '/index', build }),
});
const [r1, r2] = [siteOf('r1', 1), siteOf('r2', 2)];

function page(mark: string, text = ''): SentPage {
  const start = { page: mark, boot: { text } } as unknown as PageStart;
  return { start, releases: [{ tenant: 'main', slot: 'site', package: 'site', build: 'r1', share: 0 }] };
}

const tenantWith = (...pointers: CatalogPointer[]) => sampleTenant({ pointers });
const running = tenantWith(pointer('site', r1));

test.each<[string, CatalogPointer[], boolean]>([
  ['runs', [pointer('site', r1)], true],
  ['takes over when the next one fails', [pointer('site', r2, r1)], true],
  ['is a canary', [{ ...pointer('site', r2), canary: { release: r1, percent: 5, since: new Date(0) } }], true],
  ['was rolled back', [pointer('site', r2)], false],
  ['runs in another slot only', [pointer('shop', r1)], false],
  ['was taken out of its slot', [], false],
])('a page whose release %s', (_, pointers, begins) => {
  const sent = new SentPages();
  const own = page('a');
  sent.keep(everybody, own);
  expect(sent.find(tenantWith(...pointers), false, 'a')).toBe(begins ? own : undefined);
});

test('a page is found for the tenant that it was sent for, and for those who are logged in as it was drawn for them', () => {
  const sent = new SentPages();
  sent.keep(everybody, page('a'));
  expect(sent.find(running, false, 'a')).toBeDefined();
  expect(sent.find(running, true, 'a')).toBeUndefined();
  expect(sent.find({ ...running, code: 'jinqiao' }, false, 'a')).toBeUndefined();
  expect(sent.find(running, false, 'b')).toBeUndefined();
});

test('only so much is kept, and what is sent again stays longest', () => {
  const sent = new SentPages();
  const text = 'x'.repeat(1_000_000);
  const home = page('home', text);
  sent.keep(everybody, home);
  for (let number = 0; number < 40; number++) {
    sent.keep(everybody, page(`${number}`, text));
    sent.keep(everybody, home);
  }
  expect(sent.find(running, false, 'home')).toBe(home);
  expect(sent.find(running, false, '39')).toBeDefined();
  expect(sent.find(running, false, '0')).toBeUndefined();
});
