import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../progress';
import { type Notice, noticeFaults, shippedNotices } from './shipped-notices';

export const noticesName = 'THIRD-PARTY-NOTICES.txt';

const rule = '='.repeat(80);
const called = ({ name, version, license }: Notice) => `${name} ${version} (${license})`;

/** The packages that there are, then each text once, below the packages that it belongs to. */
export function noticesText(notices: readonly Notice[]): string {
  const texts = new Map<string, Notice[]>();
  for (const notice of notices) for (const text of notice.texts) texts.set(text, [...(texts.get(text) ?? []), notice]);
  return `${[
    'Third-party notices',
    '',
    'Pages and servers of the portal contain code of these packages, each under a licence of its own. The licences follow.',
    '',
    ...notices.map(called),
    ...[...texts].flatMap(([text, whose]) => ['', rule, ...whose.map(called), rule, '', text]),
  ].join('\n')}\n`;
}

/** What the file has to say. Throws if a package may not be shipped. */
export function currentNotices(notices = shippedNotices()): string {
  const faults = noticeFaults(notices);
  if (faults.length > 0) throw new CommandError(`These packages cannot be shipped:\n${faults.join('\n')}`);
  return noticesText(notices);
}

export function writeNotices(folder: string, text: string): void {
  writeFileSync(join(folder, noticesName), text);
}

/** Throws if the file in this folder says something else. */
export function checkNotices(folder: string, text: string): void {
  const path = join(folder, noticesName);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  throw new CommandError(`${noticesName} is not what pnpm-lock.yaml says: npm run portal notices writes it anew.`);
}
