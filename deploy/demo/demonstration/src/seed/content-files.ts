import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentFiles } from '@portal/platform/src/domain/content/content-file';
import { dayMs } from '@portal/platform/src/kernel/data/days';
import { formatDay } from '@portal/shared/format';
import { parseDocument } from 'yaml';
import { demoBranches } from './bank-branches';
import type { DemoTenant } from './demo-tenant';
import { demoTerms } from './demo-terms';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function readFolder(directory: string): Record<string, string> {
  const found = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    found.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(directory, file).split(sep).join('/'), readFileSync(file, 'utf8')];
    }),
  );
}

/** The last day of the previous month, written as in a sentence. */
function endOfLastMonth(now: Date): string {
  const [year = 0, month = 0] = formatDay(now.toISOString()).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0));
  return `${last.getUTCFullYear()} 年 ${last.getUTCMonth() + 1} 月 ${last.getUTCDate()} 日`;
}

/** Writes days that are counted from today, so that the demonstration never looks old. */
function withDays(text: string, now: Date): string {
  const today = formatDay(now.toISOString());
  const midnight = new Date(`${today}T00:00+08:00`).getTime();
  const at = (days: string) => new Date(midnight + Number(days) * dayMs);
  const day = (days: string) => formatDay(at(days).toISOString());
  const minute = (days: string) => new Date(at(days).getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
  return text
    .replaceAll('{lastMonthEnd}', endOfLastMonth(now))
    .replaceAll(/\{time (-?[\d.]+)\}/g, (_, days: string) => `${day(days)} ${minute(days)}`)
    .replaceAll(/\{day (-?\d+)\}/g, (_, days: string) => day(days))
    .replaceAll(/\{compactDay (-?\d+)\}/g, (_, days: string) => day(days).replaceAll('-', ''));
}

/** A product's file with the demonstration's rates and fees. */
function withTerms(path: string, text: string): string {
  const terms = demoTerms[/^products\/(\w+)\.md$/.exec(path)?.[1] ?? ''];
  if (!terms) return text;
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(front);
  document.set(
    'terms',
    terms.map(([name, value]) => ({ name, value })),
  );
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body}`;
}

/** The usual agreement, which says that it is for show. */
export function demoServiceAgreement(): string {
  const usual = readFileSync(folder('../../../../operate/content/agreements/service.md'), 'utf8');
  return `${usual}\n12.2 本文件仅用于功能演示，不构成任何真实的权利义务。\n`;
}

const isOwn = (path: string) => /^(?:news|notices)\//.test(path);

/**
 * The content of a tenant of the demonstration: what an operator begins with, with news, figures and partners of its
 * own, which are invented.
 */
export function demoContent({ content }: Pick<DemoTenant, 'content'>, now: Date): ContentFiles {
  const usual = Object.entries(readFolder(folder('../../../../operate/content/'))).filter(([path]) => !isOwn(path));
  const common = Object.entries(readFolder(folder('./content/'))).filter(([path]) => isOwn(path));
  const own = Object.entries(readFolder(folder(`./content/${content}/`)));
  const files = Object.fromEntries(
    [...usual, ...common, ...own].map(([path, text]) => [path, withDays(withTerms(path, text), now)]),
  );
  return {
    ...files,
    'agreements/service.md': demoServiceAgreement(),
    'branches.csv': demoBranches(files['banks.csv'] ?? ''),
  };
}
