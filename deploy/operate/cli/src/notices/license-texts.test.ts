import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { licenseTexts } from './license-texts';

const parent = mkdtempSync(join(tmpdir(), 'portal-licences-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function textsOf(files: Readonly<Record<string, string>>, license = 'MIT', author = 'Ann'): string[] {
  const folder = mkdtempSync(join(parent, 'package-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return licenseTexts(folder, { name: 'small', license, author });
}

test('all files with licences are taken, also those of parts, and no code', () => {
  const files = {
    LICENSE: 'of the code\r\n',
    'NOTICE.md': 'to be repeated',
    'fonts/OFL.txt': 'of the font',
    'license.js': 'no text',
    'node_modules/other/LICENSE': "another package's",
  };
  expect(textsOf(files)).toEqual(['of the code', 'to be repeated', 'of the font']);
});

test('without such a file the README has it, below its heading', () => {
  const license = 'Copyright Ann\n\nPermission is hereby granted';
  expect(textsOf({ 'README.md': `# Small\n\n## License\n\n${license}\n\n## More\n\nmore` })).toEqual([license]);
  expect(textsOf({ 'readme.md': `Small\n=====\n\nLicense\n-------\n\n${license}\n` })).toEqual([license]);
});

test('a README that only names its licence is answered by the text as it is published, with the author', () => {
  const [text = ''] = textsOf({ 'README.md': '## License\n\nMIT\n' });
  expect(text).toMatch(/^Copyright \(c\) Ann\n\nMIT License\n\nPermission is hereby granted/);
  expect(textsOf({}, 'ISC', '')[0]).toMatch(/^Copyright \(c\) the authors of small\n\nISC License/);
});

test('the Apache License is said without whose this repository is', () => {
  const [text = ''] = textsOf({}, 'Apache-2.0');
  expect(text).toMatch(/END OF TERMS AND CONDITIONS$/);
});

test('a licence whose text nobody has is not made up', () => {
  expect(textsOf({}, 'BSD-3-Clause')).toEqual([]);
});
