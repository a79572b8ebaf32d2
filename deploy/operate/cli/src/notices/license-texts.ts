import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

export interface LicensedManifest {
  readonly name: string;
  readonly license: string;
  readonly author: string;
}

/** Compiled into a package that has only its own licence. */
const compiledIn: Readonly<Record<string, string>> = { '@electric-sql/pglite': 'PostgreSQL' };

const isLicense = (name: string) =>
  /^(licen[cs]es?|copying|copyright|notice|ofl)([-_.]|$)/i.test(name) &&
  !/\.(c|m)?[jt]sx?$|\.(map|json|css)$/i.test(name);

/** The files with licences in a package, also those of what it carries: fonts, tables, compiled libraries. */
function licenseFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ...entries.filter((one) => one.isFile() && isLicense(one.name)).map(({ name }) => join(folder, name)),
    ...entries
      .filter((one) => one.isDirectory() && one.name !== 'node_modules')
      .flatMap(({ name }) => licenseFiles(join(folder, name))),
  ];
}

/** The part of a README below the heading "License", if it is the licence and not only its name. */
function licenseInReadme(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^readme\.(md|markdown)$/i.test(name));
  const readme = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n') : '';
  const [, part = ''] = /^(?:#+ *licen[cs]e.*|licen[cs]e\n-+)\n([\s\S]*?)(?=^#|(?![\s\S]))/im.exec(readme) ?? [];
  return /permission|redistribution/i.test(part) ? part : undefined;
}

const standardText = (license: string) => join(import.meta.dirname, 'standard', `${license}.txt`);

/** The licence as it is published, for a package that names it and does not repeat it. */
function published({ name, license, author }: LicensedManifest): string | undefined {
  // The terms alone: below them stands whose this repository is.
  if (license === 'Apache-2.0') return readFileSync(join(root, 'LICENSE'), 'utf8').split('   APPENDIX:')[0];
  if (!existsSync(standardText(license))) return undefined;
  return `Copyright (c) ${author || `the authors of ${name}`}\n\n${readFileSync(standardText(license), 'utf8')}`;
}

const tidy = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');

/** Everything that has to be said to whoever gets the package. Empty: the package says nothing, and nobody can. */
export function licenseTexts(folder: string, manifest: LicensedManifest): string[] {
  const files = licenseFiles(folder).map((file) => readFileSync(file, 'utf8'));
  const said = files.length > 0 ? files : [licenseInReadme(folder) ?? published(manifest) ?? ''].filter(Boolean);
  const within = compiledIn[manifest.name];
  return [...new Set([...said, ...(within ? [readFileSync(standardText(within), 'utf8')] : [])].map(tidy))];
}
