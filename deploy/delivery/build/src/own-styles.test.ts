import { expect, jest, test } from '@jest/globals';
import { foreignSelectors } from './own-styles';
import { scopedStyles } from './scoped-styles';
import { browserGets } from './testing/browser-gets';
import { folderWith } from './testing/small-build';

jest.setTimeout(120_000);

const builtRemote = (files: Readonly<Record<string, string>>) => browserGets(folderWith(files));

const foreign = 'body { font-size: 40px }\n\n.ant-btn, a { display: none }\n';

test('a module that styles the whole page fails the build, by file and line', async () => {
  const building = builtRemote({
    'src/main.ts': `import styles from './page.module.css'; console.log(styles.own);`,
    'src/page.module.css': `.own { color: red }\n${foreign}`,
  });
  await expect(building).rejects.toThrow(/page\.module\.css.*\(2:1\).*"body" is not pure/s);
});

test('so does any other sheet, with each selector that is not its own', async () => {
  const building = builtRemote({
    'src/main.ts': `import './page.css';`,
    'src/page.css': `.small-page { color: red }\n${foreign}`,
  });
  await expect(building).rejects.toThrow(/page\.css:2:1 body\n.*page\.css:4:1 \.ant-btn\n.*page\.css:4:1 a\n/s);
});

test("a library's sheet fails it, too, and may be used within a class of the remote's own", async () => {
  const library = {
    'node_modules/slides/package.json': '{"name":"slides","version":"1.0.0"}',
    'node_modules/slides/slides.css': 'html, .slides > p { margin: 0 } @keyframes slide-in { from { opacity: 0 } }',
  };
  const whole = builtRemote({ 'src/main.ts': `import 'slides/slides.css';`, ...library });
  await expect(whole).rejects.toThrow(/slides\.css:1:1 html\n.*\?scoped/s);
  const text = await builtRemote({
    'src/main.ts': `import styles from 'slides/slides.css?scoped'; console.log(styles.scope);`,
    ...library,
  });
  expect(text).toMatch(/\.(small-scope-\S+),\s*\.\1 \.slides\s*>\s*p\s*\{/);
  expect(text).toContain('@keyframes slide-in');
});

test.each([
  ['.loan-page > a, .loan-page h1', []],
  ['.loanword', ['a.css:1:1 .loanword']],
  ['@media (width > 3px) { a { color: red } }', ['a.css:1:24 a']],
  ['@keyframes x { from { opacity: 0 } }', []],
  ['.loan { a { color: red } &:hover { color: blue } }', []],
  [':root { --x: 1 }', ['a.css:1:1 :root']],
])('%s', (sheet, faults) => {
  const text = sheet.includes('{') ? sheet : `${sheet} { color: red }`;
  expect(foreignSelectors(text, 'a.css', 'loan')).toEqual(faults);
});

test('what a library says of the page holds for the element with the class', () => {
  expect(scopedStyles('body{a:b}body > main{a:b}:root .x{a:b}bodyguard{a:b}')).toBe(
    '.scope{a:b}.scope :global(main){a:b}.scope :global(.x){a:b}.scope :global(bodyguard){a:b}',
  );
});
