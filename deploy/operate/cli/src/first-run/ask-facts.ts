import { createInterface, type Interface } from 'node:readline/promises';
import { type TenantFactName, tenantFacts } from '@portal/shared/tenant-facts';
import { type CommandLine, textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';

/** A platform needs these facts before its first day. */
export interface PlatformFacts {
  readonly host: string;
  readonly staffHost: string;
  readonly name: string;
  readonly legalName: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly color: string;
}

interface Question {
  readonly option: string;
  readonly words: string;
  readonly form: RegExp;
  readonly usual?: string;
}

const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

function questionOf(fact: TenantFactName): Question {
  const { option, description, maxLength } = tenantFacts[fact];
  return { option, words: description, form: new RegExp(`^.{1,${maxLength}}$`) };
}

const questions: Readonly<Record<keyof PlatformFacts, Question>> = {
  host: { option: 'host', words: "customers' host name, such as portal.example.com", form: hostForm },
  staffHost: { option: 'staff-host', words: "staff's host name, such as desk.example.com", form: hostForm },
  name: questionOf('platformName'),
  legalName: { ...questionOf('legalName'), words: 'company that runs it, as its licence says' },
  creditCode: { ...questionOf('creditCode'), form: /^[0-9A-HJ-NPQRTUWXY]{18}$/ },
  legalPerson: questionOf('legalPerson'),
  color: { option: 'color', words: 'theme colour', form: /^#[0-9a-fA-F]{6}$/, usual: '#D83651' },
};

async function answerOf(lines: Interface, { words, form, usual }: Question): Promise<string> {
  const shown = usual ? `${words} [${usual}]: ` : `${words}: `;
  for (;;) {
    const answer = (await lines.question(shown)).trim() || (usual ?? '');
    if (form.test(answer)) return answer;
    process.stdout.write('  This is not possible; please write it once more.\n');
  }
}

/** Reads the facts from the options and asks for the missing ones, if somebody sits at the terminal. */
export async function askFacts(options: CommandLine['options']): Promise<PlatformFacts> {
  const facts: Record<string, string> = {};
  const open: (readonly [string, Question])[] = [];
  for (const [fact, question] of Object.entries(questions)) {
    const given = textOption(options, question.option);
    if (given !== undefined && !question.form.test(given))
      throw new CommandError(`--${question.option} "${given}" is not possible: ${question.words}.`, exitCodes.usage);
    if (given === undefined) open.push([fact, question]);
    else facts[fact] = given;
  }
  if (open.length > 0 && !process.stdin.isTTY) {
    const missing = open.filter(([, { usual }]) => usual === undefined).map(([, { option }]) => `--${option}`);
    if (missing.length > 0)
      throw new CommandError(`Nobody can be asked here, so say ${missing.join(', ')}.`, exitCodes.usage);
    for (const [fact, { usual = '' }] of open) facts[fact] = usual;
    return facts as unknown as PlatformFacts;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const [fact, question] of open) facts[fact] = await answerOf(lines, question);
  } finally {
    lines.close();
  }
  return facts as unknown as PlatformFacts;
}
