import type { ListedVitals } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { portalClient, portalOptions } from '../portal-client/portal-client';
import { vitalsLines } from '../portal-client/vitals-lines';

export const help: CommandHelp = {
  summary: 'LCP, INP and CLS of a slot’s pages by release, for three visits in four; told by one document in ten',
  usage: '<slot> [--release <r>] [--tenant <t>] [--days <n>]',
  takes: 1,
  options: {
    release: { type: 'string', description: 'only this release' },
    tenant: { type: 'string', description: 'only what was seen at this tenant' },
    days: { type: 'string', description: 'of so many days, 7 by default, 30 at most' },
    ...portalOptions,
  },
  examples: ['portal vitals account', 'portal vitals account --release account@3f9a0c1b2d4e --days 30'],
};

export async function run({ positionals: [slot = ''], options, output }: CommandInput): Promise<void> {
  const query = new URLSearchParams({ slot });
  for (const name of ['release', 'tenant']) {
    const value = textOption(options, name)?.trim();
    if (value) query.set(name, value);
  }
  query.set('days', String(numberOption(options, 'days', { least: 1, most: 30 }) ?? 7));
  const { pages } = await portalClient(options).call<{ pages: ListedVitals[] }>('GET', `/vitals?${query}`);
  output.result(pages, pages.length > 0 ? vitalsLines(pages) : ['No page of this slot has told its vitals.']);
}
