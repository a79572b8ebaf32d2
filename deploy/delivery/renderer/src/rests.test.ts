import { expect, jest, test } from '@jest/globals';
import { openedRenderer, script } from './testing/opened-renderer';

jest.setTimeout(60_000);

const restMs = 1000;
const { renderer, render, fault, logged } = openedRenderer({ restMs });
const hasty = openedRenderer({ waitMs: 1 });
const code = script('if (input === "throw") throw new Error("broken"); return input');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a release that failed three times in a row rests, and is tried again later', async () => {
  for (const input of ['throw', 'throw', 'fine', 'throw', 'throw', 'throw']) await fault(code, input);
  expect(await fault(code, 'fine')).toBe('resting');
  expect(logged.at(-1)).toMatchObject({
    details: { package: 'site', build: code },
    message: 'the release is not rendered for 1 s',
  });
  expect(await render(script('return "another release"'))).toBe('another release');
  await pause(restMs);
  expect(await render(code, 'fine')).toBe('fine');
  const figures = renderer.figures.releases.find(({ build }) => build === code);
  expect(figures).toMatchObject({ rendered: 2, failed: { threw: 5, resting: 1 } });
});

test('a release whose renders only wait does not rest for it', async () => {
  const slow = script('await new Promise((resolve) => setTimeout(resolve, 300)); return input');
  const kinds = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((input) => hasty.fault(slow, input)));
  expect(kinds.filter((kind) => kind === 'busy').length).toBeGreaterThanOrEqual(3);
  expect(kinds.filter((kind) => kind === 'resting')).toEqual([]);
  expect(await hasty.fault(slow, 'later')).not.toBe('resting');
});
