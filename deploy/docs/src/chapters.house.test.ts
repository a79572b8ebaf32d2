import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { lexer, type MarkedToken, walkTokens } from 'marked';
import { anchorOf } from './anchor-of';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'deploy/docs/zh');
const pictures = readdirSync(join(folder, 'pictures'));
const files = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
  join(root, 'README.zh-CN.md'),
];

function tokensOf(file: string): MarkedToken[] {
  const all: MarkedToken[] = [];
  walkTokens(lexer(readFileSync(file, 'utf8')), (token) => void all.push(token as MarkedToken));
  return all;
}

const anchorsIn = (tokens: readonly MarkedToken[]) =>
  tokens.flatMap((token) => (token.type === 'heading' ? [anchorOf(token.text)] : []));

const anchorsOf = (file: string) => anchorsIn(tokensOf(file));

/** What is wrong with an address in a file; undefined if it leads somewhere. */
function faultOf(file: string, href: string): string | undefined {
  if (/^https?:/.test(href)) return undefined;
  const [path = '', anchor] = decodeURI(href).split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return `there is no ${path}`;
  if (anchor === undefined || anchorsOf(target).includes(anchor)) return undefined;
  return `${path} has no heading #${anchor}`;
}

test.each(files.map((file) => [relative(root, file), file]))('%s: links and pictures are there', (_, file) => {
  const faults = tokensOf(file).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? (faultOf(file, token.href) ?? []) : [],
  );
  expect(faults).toEqual([]);
});

test.each(files.map((file) => [relative(root, file), file]))('%s: no two headings have one anchor', (_, file) => {
  const anchors = anchorsOf(file);
  expect(anchors).toEqual([...new Set(anchors)]);
});

test.each(files.map((file) => [relative(root, file), file]))('%s: every column has a title', (_, file) => {
  const tables = tokensOf(file).filter((token) => token.type === 'table');
  expect(tables.filter(({ header }) => header.some(({ text }) => text === '')).map(({ raw }) => raw)).toEqual([]);
});

test('every picture is in a chapter, is described and is small', () => {
  const shown = files.flatMap(tokensOf).filter((token) => token.type === 'image');
  expect(pictures.length).toBeGreaterThan(0);
  expect([...new Set(shown.map(({ href }) => href.replace(/^.*pictures\//, '')))].sort()).toEqual(pictures.sort());
  expect(shown.filter(({ text }) => text.trim() === '')).toEqual([]);
  const large = pictures.filter((name) => statSync(join(folder, 'pictures', name)).size > 60 * 1024);
  expect(large).toEqual([]);
});
