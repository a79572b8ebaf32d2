import { join } from 'node:path';
import { examineInstallation, findingLines } from '@portal/run/doctor';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../exit-codes';
import { root } from '../workspace';

export const help: CommandHelp = {
  summary: 'on the server: what of an installation works, and what to do about the rest; it changes nothing',
  usage: '',
  examples: ['portal doctor', 'portal doctor --json'],
};

/** It reads the settings as the processes do: one that would not start has its reasons among the findings. */
export async function run({ output }: CommandInput): Promise<void> {
  const findings = await examineInstallation(process.env, join(root, '.data'));
  output.result(findings, findingLines(findings));
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = exitCodes.failed;
}
