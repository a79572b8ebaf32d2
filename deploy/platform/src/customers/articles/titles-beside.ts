import { inTenantsWords } from '../../domain/article/tenant-words';
import { shownId } from '../../domain/content/article-id';
import type { CallContext } from '../../kernel/calls/context';
import type { neighbours } from '../../kernel/data/list-order';
import { one } from '../../kernel/data/one';

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
