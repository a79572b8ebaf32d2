import { consents } from '@portal/shared/codes';
import { helpCategories, newsTypes, noticeTypes } from '@portal/shared/contract';
import { z } from 'zod';
import type { Paper } from '../../kernel/files/pdf/paper';
import { type ContentFiles, filesIn } from './content-file';
import type { Faults } from './faults';
import { keyIn, line, moment, version } from './fields';
import { guidePaper } from './guide-paper';
import { checkPlaces, tenantNames } from './places';
import { firstParagraph, htmlOf, readPage } from './read-markdown';

/** An article as its file says it. */
export interface ReadArticle {
  readonly kind: 'news' | 'help' | 'notice' | 'guide' | 'consent';
  /** The part of its address that stands for it. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly source: string;
  readonly top: boolean;
  readonly orderNum: number;
  /** Null: the day on which it is published for the first time. */
  readonly publishedAt: Date | null;
  readonly version: string;
  /** A guide is read as a file. */
  readonly paper: Paper | null;
}

const publisher = '平台运营中心';
/** Help and guides have no day: they were there from the beginning. */
const always = new Date('2026-01-01T00:00:00+08:00');

const dated = { title: line(80), date: moment.optional(), source: line(30).optional(), summary: line(200).optional() };

/** The front matter of each folder, and the names in it that an article has under other names. */
const folders = {
  news: z.strictObject({ ...dated, type: keyIn(newsTypes), top: z.boolean().optional() }),
  notices: z.strictObject({ ...dated, type: keyIn(noticeTypes), top: z.boolean().optional() }),
  help: z.strictObject({ title: line(80), category: keyIn(helpCategories) }),
  guides: z.strictObject({ title: line(80), product: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/, 'a product code') }),
  consents: z.strictObject({ version, date: moment.optional() }),
};

/** The front matter that every folder knows. */
type Said = {
  readonly [field in 'title' | 'type' | 'category' | 'product' | 'summary' | 'source' | 'version']?: string | undefined;
} & { readonly top?: boolean | undefined; readonly date?: Date | undefined };

type Folder = keyof typeof folders;

const kinds = { news: 'news', notices: 'notice', help: 'help', guides: 'guide', consents: 'consent' } as const;

const undated: ReadonlySet<Folder> = new Set(['help', 'guides']);

const fileName = /^[\w.-]{1,40}$/;

function readFile(
  files: ContentFiles,
  folder: Folder,
  { path, name, index }: { path: string; name: string; index: number },
  faults: Faults,
): ReadArticle | undefined {
  if (!fileName.test(name)) faults.add(path, 1, 'the file needs a name of letters, digits, dots and hyphens');
  checkPlaces(path, files[path] ?? '', tenantNames, faults);
  const page = readPage(files, path, folders[folder], faults);
  if (!page) return undefined;
  const { front, text } = page;
  const kind = kinds[folder];
  const said: Said = front;
  const title = said.title ?? consents[name as keyof typeof consents];
  const isGuide = folder === 'guides';
  return {
    kind,
    id: `${kind}-${name}`,
    type: said.type ?? said.category ?? said.product ?? name,
    title,
    summary: isGuide ? '' : (said.summary ?? firstParagraph(text)),
    content: isGuide ? '' : htmlOf(text),
    source: said.source ?? publisher,
    top: said.top ?? false,
    orderNum: index,
    publishedAt: said.date ?? (undated.has(folder) ? always : null),
    version: said.version ?? '',
    paper: isGuide ? guidePaper(title, text, always) : null,
  };
}

/** Every consent needs its text: people cannot register without. */
function checkConsents(names: readonly string[], faults: Faults): void {
  for (const consent of Object.keys(consents))
    if (!names.includes(consent)) faults.add(`consents/${consent}.md`, 1, 'the file is missing: nobody could register');
  for (const name of names)
    if (!Object.hasOwn(consents, name))
      faults.add(`consents/${name}.md`, 1, `there is no such consent: ${Object.keys(consents).join(', ')}`);
}

/** Help and guides stand in the order of their files' names, news and notices by their days. */
export function readArticles(files: ContentFiles, faults: Faults): ReadArticle[] {
  checkConsents(
    filesIn(files, 'consents', '.md').map(({ name }) => name),
    faults,
  );
  return (Object.keys(folders) as Folder[]).flatMap((folder) =>
    filesIn(files, folder, '.md').flatMap((file, index) => readFile(files, folder, { ...file, index }, faults) ?? []),
  );
}
