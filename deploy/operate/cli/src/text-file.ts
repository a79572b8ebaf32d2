import { readFileSync } from 'node:fs';
import { exitCodes } from './exit-codes';
import { CommandError } from './progress';

/** Texts of Chinese systems are UTF-8, or GB18030 with its predecessors GBK and GB2312. */
const encodings = ['utf-8', 'gb18030'];

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, exitCodes.usage);
  }
}

/** The text of a file in the first of the encodings that fits it. */
export function readTextFile(file: string): string {
  const bytes = bytesOf(file);
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return text;
  }
  throw new CommandError(`${file} is neither UTF-8 nor GB18030: save it as one of them.`);
}
