import { createInterface } from 'node:readline/promises';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/** True only for a person who says yes. A script has nobody to ask. */
export async function askYes(question: string): Promise<boolean> {
  return process.stdin.isTTY && /^y(?:es)?$/i.test(await ask(`${question} [y/N] `));
}

/** The person's answer, or what is usual. Undefined: a script has nobody to ask. */
export async function askText(question: string, usual = ''): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  return (await ask(usual === '' ? `${question}: ` : `${question} [${usual}]: `)) || usual;
}
