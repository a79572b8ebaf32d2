import type { Queryable } from '../database';
import type { Journal } from './journals';
import { auditBlocks, auditLines, unsealedIds } from './read-audit-blocks';

/**
 * Returns a journal as lines: each block and then its rows, as they were hashed. The rows that are not sealed yet come
 * last. The SHA-256 of a block's rows, joined by line feeds, is its `rowsHash`; the SHA-256 of its `sealed` text is its
 * `hash`.
 */
export async function* exportAudit(db: Queryable, journal: Journal): AsyncGenerator<string> {
  for await (const block of auditBlocks(db, journal)) {
    const { number, hash, previousHash, rowsHash, rows, line, removedAt } = block;
    yield JSON.stringify({ journal, block: number, rows, rowsHash, previousHash, hash, sealed: line, removedAt });
    yield* await auditLines(db, block);
  }
  const ids = await unsealedIds(db, journal);
  const open = await auditLines(db, { journal, ids });
  yield JSON.stringify({ journal, block: null, rows: open.length });
  yield* open;
}
