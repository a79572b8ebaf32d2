import { dataActOf, dataLines, sealedData } from '@portal/run/sealed-data';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { usageError } from '../command-line/parse-command-line';
import { portalSettings } from '../portal-settings';

export const help: CommandHelp = {
  summary: 'on the server: how far personal data is sealed, and sealing it for good',
  usage: 'status | seal',
  options: {},
  examples: ['portal data status', 'portal data seal'],
};

function actOf({ positionals }: CommandInput) {
  try {
    return dataActOf(positionals);
  } catch {
    throw usageError('data', help);
  }
}

/** It opens the database of the settings itself, with their data key. */
export async function run(input: CommandInput): Promise<void> {
  const report = await sealedData(portalSettings(), actOf(input));
  input.output.result(report, dataLines(report));
}
