import { expect, test } from '@jest/globals';
import { misfits, unproven } from './judge';
import { isDeep, type Mark, marksIn } from './marks';
import { pageOf } from './page';

const known = ['replay', 'open redirect'];
const passed = 'envelope [S1][threat: replay] a request is opened once';

test('a threat is proven by a test that passed, and by no other', () => {
  expect(unproven(known, [passed, '[threat: open redirect] leads home'])).toEqual([]);
  expect(unproven(known, [passed])).toEqual(['open redirect']);
  expect(unproven(known, [])).toEqual(known);
});

test('titles are read as they are written, with every mark and without its brackets', () => {
  const source = `
test('[S1][threat: replay] once', async () => {});
describe("[threat: replay][threat: open redirect] somebody's", () => {});
  ])('[threat: replay] %s: it\\'s refused', () => {});
const other = 'no mark';`;
  expect(marksIn('a.test.ts', source).map(({ threat, title }) => [threat, title])).toEqual([
    ['replay', 'once'],
    ['replay', "somebody's"],
    ['open redirect', "somebody's"],
    ['replay', "%s: it's refused"],
  ]);
});

test('a threat that no title names, and a title that names no threat, are faults', () => {
  const marks: Mark[] = [{ threat: 'replays', file: 'a.test.ts', title: 'once' }];
  expect(misfits(['replay'], marks)).toEqual([
    'no test has [threat: replay] in its title',
    'a.test.ts: threats.ts has no “replays”',
  ]);
});

test('the page names the files, and the tests that only the deep run has', () => {
  const marks: Mark[] = [
    { threat: 'replay', file: 'a.test.ts', title: 'once' },
    { threat: 'replay', file: 'b.deep.spec.ts', title: 'at two servers' },
  ];
  expect(marks.map(isDeep)).toEqual([false, true]);
  expect(pageOf({ replay: 'A request is sent again.' }, marks)).toContain(
    '## replay\n\nA request is sent again.\n\n- `a.test.ts`: once\n- `b.deep.spec.ts` (`npm run test:deep`): at two servers\n',
  );
});
