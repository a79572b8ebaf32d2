import type { Queryable } from '@portal/database';
import { profileOf, textOf } from '../../domain/company/records';
import { type Paper, requireOwnFiles } from '../../kernel/files/papers';

const labels = {
  permit: { licenseFile: '营业执照' },
  legalPerson: { frontFile: '身份证人像面', backFile: '身份证国徽面' },
  agent: { letterFile: '授权委托书' },
} as const;

type Part = keyof typeof labels;
type Values = Readonly<Record<string, unknown>>;

const papersIn = (part: Part, values: Values): Paper[] =>
  Object.entries(labels[part]).map(([field, label]) => ({ field, label, fileToken: textOf(values, field) }));

/** No file may stand for two papers of a registration. This compares the sent papers with the others. */
export async function holdPapers(db: Queryable, compCode: string, part: Part, sent: Values): Promise<void> {
  const profile = await profileOf(db, compCode);
  const rest = (Object.keys(labels) as Part[]).filter((other) => other !== part);
  await requireOwnFiles(
    db,
    papersIn(part, sent),
    rest.flatMap((other) => papersIn(other, profile[other])),
  );
}
