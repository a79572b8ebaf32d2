import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeSigningPair, type SigningPair } from '../kernel/envelope/key-pool';

const folder = fileURLToPath(new URL('../../.cache/signing-pairs', import.meta.url));
/** It is more than the browsers that one suite opens at a time. */
const count = 32;

let taken = 0;

/**
 * Gives signing pairs for tests. They are kept between runs, because making one takes longer than most tests. They are
 * used in turn, so that a test's browsers have different ones at the same time.
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
