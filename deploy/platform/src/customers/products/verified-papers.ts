import type { VerifiedPaper } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { type Profile, profileOf, textOf } from '../../domain/company/records';
import type { CompanyContext } from '../../kernel/calls/context';
import { papersOf } from '../../kernel/files/papers';

type Papers = CallReply<'productPapers'>;

interface Known {
  readonly tokens: readonly string[];
  /** Null: it has no last day. */
  readonly validTo: string | null;
}

const knownOf = ({ permit, legalPerson }: Profile): Readonly<Record<VerifiedPaper, Known>> => ({
  license: { tokens: [textOf(permit, 'licenseFile')], validTo: textOf(permit, 'termEnd') || null },
  legalId: {
    tokens: [textOf(legalPerson, 'frontFile'), textOf(legalPerson, 'backFile')],
    validTo: textOf(legalPerson, 'idValidTo') || null,
  },
});

/** Returns the papers of the company that the platform has verified and that are still valid: nobody asks for them again. */
export async function productPapers({ db, member, now }: CompanyContext): Promise<Papers> {
  if (!member.permissions.has('company.read')) return [];
  const known = knownOf(await profileOf(db, member.compCode));
  const stored = await papersOf(
    db,
    Object.values(known).flatMap(({ tokens }) => tokens),
  );
  const today = formatDay(now);
  return (Object.keys(known) as VerifiedPaper[]).flatMap((paper) => {
    const { tokens, validTo } = known[paper];
    const files = tokens.flatMap((token) => stored.get(token) ?? []);
    const usable = files.length === tokens.length && (validTo === null || validTo >= today);
    return usable ? [{ paper, files, validTo }] : [];
  });
}
