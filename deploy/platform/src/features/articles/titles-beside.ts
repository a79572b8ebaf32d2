import type { CallContext } from '../../core/calls/context';
import type { neighbours } from '../../core/data/list-order';
import { one } from '../../core/data/one';
import { shownId } from '../content/article-id';
import { inTenantsWords } from './tenant-words';

type Beside = Awaited<ReturnType<typeof neighbours>>;

/** The titles before and after an article, as people see them. */
export async function titlesBeside({ db, origin }: CallContext, { previous, next }: Beside): Promise<Beside> {
  const shown = async (row: Beside['next']) => {
    if (!row) return null;
    const { title } = one(await inTenantsWords(db, origin.tenant, [{ ...row, summary: '', content: '' }]));
    return { id: shownId(row.id), title };
  };
  return { previous: await shown(previous), next: await shown(next) };
}
