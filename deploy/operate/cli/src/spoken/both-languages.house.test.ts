import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace';
import { spokenTexts } from './spoken-texts';

/** What stands here answers command lines, and the desk. */
const folders = [
  'deploy/delivery/release-record/src',
  'deploy/delivery/releases/src',
  'deploy/delivery/gateway/src/deploy-api',
  'deploy/delivery/gateway/src/operators',
];

/** No sentences: who did something by itself, in the audit, and whose session it is. */
const names = ['自动回退', '定期清理', '定期检查', '员工 ', '（', '）'];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .map((file) => join(folder, file)),
);

test('what a deploy API says is said in both languages', () => {
  const faults = sources.flatMap((file) => {
    const { notEnglish, onlyChinese } = spokenTexts(readFileSync(join(root, file), 'utf8'));
    return [...notEnglish, ...onlyChinese.filter((text) => !names.includes(text))].map((text) => `${file}: ${text}`);
  });
  expect(sources.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('a text in one language is found', () => {
  expect(spokenTexts("say('没有', '没有'); say('没有', 'There is no slot'); const words = { a: '页面' };")).toEqual({
    notEnglish: ['没有'],
    onlyChinese: ['页面'],
  });
});
