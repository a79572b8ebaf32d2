import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeSigningPair, type SigningPair } from '../core/envelope/key-pool';

const folder = fileURLToPath(new URL('../../.cache/signing-pairs', import.meta.url));
/** More browsers than one suite opens at a time. */
const count = 32;

let taken = 0;

/**
 * Signing pairs for tests, kept between runs: making one takes longer than most tests do. They go round, so browsers
 * that a test has at the same time have different ones.
 */
export async function takeStoredPair(): Promise<SigningPair> {
  const file = `${folder}/${taken % count}.json`;
  taken += 1;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SigningPair;
  } catch {
    const pair = await makeSigningPair();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(pair));
    renameSync(`${file}.${process.pid}`, file);
    return pair;
  }
}
