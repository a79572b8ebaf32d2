import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import * as landingAddresses from '@portal/shared/landing-addresses';

/**
 * A remote's pages and menus come with its release. So no source of the portal's own parts names an address below a
 * remote's prefix, except the table of the spec's landing addresses. Tests and samples may.
 */

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const parts = ['shared/src', 'host/src', 'deploy/delivery/gateway/src', 'deploy/delivery/releases/src'];
const table = 'shared/src/codes/landing-addresses.ts';
/** Data that the build reads alone, so it cannot import the table. */
const data = ['host/src/app/routing/host-pages.ts', 'host/src/shell/entry.html'];
const samples = /\.test\.tsx?$|\/(testing|gallery|demo)\//;

const sources = parts.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .map((file) => join(part, file))
    .filter((file) => /\.(tsx?|html|css)$/.test(file) && !samples.test(file) && file !== table),
);

const prefixes = readdirSync(join(root, 'remotes')).flatMap((name) => {
  const manifest = JSON.parse(readFileSync(join(root, 'remotes', name, 'package.json'), 'utf8'));
  return (manifest.portal.owns as { prefix: string }[]).map(({ prefix }) => prefix);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
const addresses = new RegExp(`(?<![\\w.*])(?:${prefixes.join('|')})(?:/[\\w/]*)`, 'g');
const namedIn = (file: string) => withoutComments(readFileSync(join(root, file), 'utf8')).match(addresses) ?? [];

test('the sources and the remotes are there', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(prefixes).toContain('/center/crm');
  expect(namedIn(table)).toContain('/center/product/product');
});

test('no source names an address of a remote', () => {
  const named = sources
    .filter((file) => !data.includes(file))
    .flatMap((file) => namedIn(file).map((address) => `${file}: ${address}`));
  expect(named).toEqual([]);
});

test.each(data)('%s names only landing addresses', (file) => {
  const known = new Set<string>(Object.values(landingAddresses));
  expect(namedIn(file).length).toBeGreaterThan(0);
  for (const address of namedIn(file)) expect(known).toContain(address);
});
