import type { AuditRow } from '@portal/releases';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { numberOption, textOption } from '../command-line/parse-command-line';
import { auditLines } from '../portal-client/audit-words';
import { type AsJson, portalClient, portalOptions } from '../portal-client/portal-client';

export const help: CommandHelp = {
  summary: 'who changed what, newest first',
  usage: '',
  options: {
    tenant: { type: 'string', description: 'only this tenant' },
    slot: { type: 'string', description: 'only this slot' },
    limit: { type: 'string', description: 'so many, 50 by default' },
    ...portalOptions,
  },
  examples: ['portal audit --tenant localhost --slot account', 'portal audit --limit 5 --json'],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const query = new URLSearchParams();
  for (const key of ['tenant', 'slot']) {
    const value = textOption(options, key);
    if (value) query.set(key, value);
  }
  query.set('limit', String(numberOption(options, 'limit', { least: 1, most: 500 }) ?? 50));
  const { changes } = await portalClient(options).call<{ changes: AsJson<AuditRow>[] }>('GET', `/audit?${query}`);
  output.result(changes, auditLines(changes));
}
