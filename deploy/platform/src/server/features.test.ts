import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Notice } from '../kernel/dispatch/notice';
import { notices } from './collected';
import { declared } from './features';

/** What the files of one name export, in whatever folder they are. */
async function exportsOf(fileName: string): Promise<unknown[]> {
  const source = join(import.meta.dirname, '..');
  const files = globSync(`{domain,customers,staff}/*/${fileName}.ts`, { cwd: source });
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(source, file))));
  return modules.flatMap((one) => Object.values(one));
}

test('every notice that is defined belongs to a feature, or nobody would send it', async () => {
  const defined = (await exportsOf('notices')).flatMap((group) => Object.values(group as Record<string, Notice>));
  expect(defined.length).toBeGreaterThan(40);
  expect(defined.map(({ name }) => name).sort()).toEqual(notices.all.map(({ name }) => name).sort());
});

test('every topic of 短信通知 belongs to a feature, or nobody could choose it', async () => {
  const defined = await exportsOf('sms-topic');
  expect(new Set(declared.flatMap(({ smsTopics = [] }) => smsTopics))).toEqual(new Set(defined));
});

test('every kind of personal data and every retention rule belongs to a feature, or nothing would be removed', async () => {
  const defined = await exportsOf('retention');
  const collected = declared.flatMap(({ personalData = [], retention = [] }) => [...personalData, ...retention]);
  expect(collected.length).toBe(defined.length);
  expect(new Set(collected)).toEqual(new Set(defined));
});
