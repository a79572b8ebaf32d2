import { expect, test } from '@jest/globals';
import { noticesText } from './notices-file';
import { noticeFaults, shippedNotices } from './shipped-notices';

const notices = shippedNotices();

test('everything that is shipped is under a licence of the list, and has its text', () => {
  expect(noticeFaults(notices)).toEqual([]);
});

test('pages, servers, the fonts of papers and the database inside have their notices', () => {
  const text = noticesText(notices);
  for (const name of ['antd', 'react-dom', 'fastify', 'drizzle-orm', '@module-federation/runtime', 'webpack'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toMatch(/^@expo-google-fonts\/noto-sans-sc \S+ \(MIT AND OFL-1\.1\)$/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('The PostgreSQL Global Development Group');
  expect(text).not.toMatch(/^(jest|typescript|playwright|@types\/react) \d/m);
});
