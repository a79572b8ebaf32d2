import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

const handbook = 'deploy/docs/zh';

/** The READMEs have the commands first. The files in Chinese have many of the same, and some of their own. */
export const translatedFiles: readonly string[] = [
  'README.zh-CN.md',
  ...readdirSync(join(root, handbook))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${handbook}/${name}`),
];

/** The files whose commands people type, in the order in which they are typed. */
export const commandFiles: readonly string[] = ['README.md', 'deploy/operate/run/README.md', ...translatedFiles];

/** What a comment before a block says about how it is typed: see this package's README. */
const markers = {
  'empty-folder': /^empty-folder$/,
  'go-on': /^go-on$/,
  terminal: /^terminal (\d+)$/,
  changed: /^changed (\S+)$/,
  in: /^in (\S+)$/,
  postgres: /^postgres$/,
  'typed-in': /^typed-in (\S+)$/,
  'not-here': /^not-here: (.+)$/,
} as const;

export type Marker = keyof typeof markers;

export interface CommandLine {
  /** `README.md:12`. */
  readonly place: string;
  readonly text: string;
  /** What stands behind `#`. */
  readonly comment: string;
}

export interface CommandBlock {
  readonly place: string;
  readonly markers: ReadonlyMap<Marker, string>;
  readonly lines: readonly CommandLine[];
}

function markerOf(comment: string, place: string): [Marker, string] {
  for (const [name, form] of Object.entries(markers) as [Marker, RegExp][]) {
    const found = form.exec(comment);
    if (found) return [name, found[1] ?? ''];
  }
  throw new Error(`${place}: "${comment}" says nothing about how a block is typed`);
}

/** A `#` begins a comment if a blank stands before it and it is not within quotes. */
function withoutComment(line: string): [text: string, comment: string] {
  const [text = ''] = /^(?:"[^"]*"|'[^']*'|[^"'\s]|\s+(?!#|\s|$))*/.exec(line.trim()) ?? [];
  return [text, line.trim().slice(text.length).trim().replace(/^#\s*/, '')];
}

/** The blocks of shell commands in a file, in their order. */
export function commandBlocks(file: string): CommandBlock[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const blocks: CommandBlock[] = [];
  let said = new Map<Marker, string>();
  for (let at = 0; at < lines.length; at += 1) {
    const place = (index: number) => `${file}:${index + 1}`;
    const line = lines[at]?.trim() ?? '';
    const comment = /^<!-- (.+) -->$/.exec(line)?.[1];
    if (comment) said.set(...markerOf(comment, place(at)));
    else if (line === '```sh') {
      const typed: CommandLine[] = [];
      const begin = at;
      for (at += 1; lines[at]?.trim() !== '```'; at += 1) {
        const [text, remark] = withoutComment(lines[at] ?? '');
        if (text) typed.push({ place: place(at), text, comment: remark });
      }
      blocks.push({ place: place(begin), markers: said, lines: typed });
      said = new Map();
    } else if (line && said.size > 0) throw new Error(`${place(at)}: a marker stands before something else`);
  }
  return blocks;
}
