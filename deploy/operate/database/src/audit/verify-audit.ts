import { createHash } from 'node:crypto';
import type { Queryable } from '../database';
import type { Journal } from './journals';
import { type AuditBlock, auditBlocks, auditLines, smuggledRows } from './read-audit-blocks';

export interface AuditVerdict {
  readonly journal: Journal;
  readonly blocks: number;
  readonly rows: number;
  /** The number of blocks that were removed because of their age. Their hashes are still there, their rows are not. */
  readonly removed: number;
  /**
   * The hash of the newest block; empty before the first. An operator who notes it elsewhere can later see whether the
   * chain's end was cut off.
   */
  readonly head: string;
  /** The faults in words. An empty list means that everything is as it was written. */
  readonly faults: readonly string[];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function faultsOf(db: Queryable, block: AuditBlock, number: number, previous: string): Promise<string[]> {
  const name = `block ${block.number}`;
  const faults: string[] = [];
  if (block.number !== number) faults.push(`${name}: block ${number} is missing`);
  if (block.previousHash !== previous) faults.push(`${name} is not linked to the one before it`);
  if (hashOf(block.line) !== block.hash) faults.push(`${name} was altered`);
  const lines = await auditLines(db, block);
  if (block.removedAt) return lines.length === 0 ? faults : [...faults, `${name} was removed and still has rows`];
  if (lines.length !== block.rows) faults.push(`${name} has ${lines.length} rows of ${block.rows}`);
  else if (hashOf(lines.join('\n')) !== block.rowsHash) faults.push(`a row of ${name} was altered`);
  return faults;
}

/**
 * Computes every hash again, with other code than the code that wrote it. Removes from `noted` the hashes that the
 * chain still holds.
 */
export async function verifyAudit(
  db: Queryable,
  journal: Journal,
  noted: Set<string> = new Set(),
): Promise<AuditVerdict> {
  const faults: string[] = [];
  let [blocks, rows, removed, head] = [0, 0, 0, ''];
  for await (const block of auditBlocks(db, journal)) {
    faults.push(...(await faultsOf(db, block, blocks + 1, head)));
    blocks = block.number;
    rows += block.rows;
    if (block.removedAt) removed += 1;
    head = block.hash;
    noted.delete(block.hash);
  }
  const smuggled = await smuggledRows(db, journal);
  if (smuggled > 0) faults.push(`${smuggled} rows were put in between later`);
  return { journal, blocks, rows, removed, head, faults };
}
