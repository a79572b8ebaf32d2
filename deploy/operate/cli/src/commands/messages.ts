import { outcomeLines, sendTestLetter, wantedLetter } from '@portal/run/test-letter';
import type { Command, CommandHelp, CommandInput } from '../command-line/command';
import { textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { portalSettings } from '../portal-settings';

const testHelp: CommandHelp = {
  summary: 'sends one test message through the settings of an API, and says what the provider answered',
  usage: '--to <number or address> [--channel sms|email] [--provider 1|2] [--sender <name>]',
  options: {
    to: { type: 'string', description: 'the phone number or the e-mail address' },
    channel: { type: 'string', description: 'sms or email; by default what fits --to' },
    provider: { type: 'string', description: 'which SMS provider: 1, or 2 for that of SMS_SECOND_…; 1 by default' },
    sender: { type: 'string', description: 'the sender in 【】 of a generic provider; vendors add the approved one' },
  },
  examples: ['portal messages test --to 13812345678 --provider 2', 'portal messages test --to ops@example.com'],
};

async function test({ options, output }: CommandInput): Promise<void> {
  const given = Object.fromEntries(
    ['channel', 'provider', 'sender'].flatMap((name) => {
      const value = textOption(options, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const wanted = wantedLetter(textOption(options, 'to'), given);
  const outcome = await sendTestLetter(portalSettings(), process.env, wanted);
  output.result(outcome, outcomeLines(outcome));
  if (!outcome.taken) process.exitCode = exitCodes.failed;
}

export const summary = 'on the server: whether SMS and e-mail go out';
export const acts: Readonly<Record<string, Command>> = { test: { help: testHelp, run: test } };
