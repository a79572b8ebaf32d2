import type { Queryable } from '@portal/database';
import { recognition, storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { differs, type Reading, readFor } from './sections/compare';
import type { Item, Section } from './sections/items';

type CaseSections = CallReply<'staffCaseShow'>['sections'];
type Value = CaseSections[number]['items'][number];
type File = NonNullable<Value['file']>;

export const filesIn = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ items }) => items.flatMap(({ fileToken }) => (fileToken ? [fileToken] : [])));

async function filesOf(db: Queryable, compCode: string, tokens: readonly string[]): Promise<ReadonlyMap<string, File>> {
  if (tokens.length === 0) return new Map();
  const { fileToken, fileName, size, contentType, scan } = storedFile;
  const rows = await db
    .select({ fileToken, fileName, size, contentType, scan })
    .from(storedFile)
    .where(and(inArray(fileToken, [...tokens]), eq(storedFile.compCode, compCode)));
  return new Map(rows.map((row) => [row.fileToken, row]));
}

/** Enough for each paper of a company, some of them read again. */
const maxReadings = 100;

function readingsOf(db: Queryable, compCode: string): Promise<Reading[]> {
  const { fileToken, port, values, at, recognitionId } = recognition;
  return db
    .select({ fileToken, port, values, at })
    .from(recognition)
    .where(eq(recognition.compCode, compCode))
    .orderBy(desc(at), desc(recognitionId))
    .limit(maxReadings);
}

/** The name that the value has on its paper: `idNo` of `legalPerson.idNo`. */
const nameOnPaper = (field: string) => field.slice(field.indexOf('.') + 1);

function readBeside({ field, raw = '', mask, words = String }: Item, readings: readonly Reading[]): Value['read'] {
  const name = nameOnPaper(field);
  if (name === '') return [];
  return readFor(name, readings).map(({ port, value, at }) => ({
    port,
    value: (mask ?? words)(value),
    at: at.toISOString(),
    differs: differs(name, raw, value),
  }));
}

/** Puts files and the values of providers beside what was typed. Nothing of `raw` leaves the server. */
export async function showSections(
  db: Queryable,
  compCode: string,
  sections: readonly Section[],
): Promise<CaseSections> {
  const [files, readings] = await Promise.all([filesOf(db, compCode, filesIn(sections)), readingsOf(db, compCode)]);
  return sections.map(({ section, items, papers = [], inRegister = false }) => {
    const about = readings.filter(({ fileToken }) => (fileToken === '' ? inRegister : papers.includes(fileToken)));
    return {
      section,
      items: items.map((item): Value => {
        const file = files.get(item.fileToken ?? '') ?? null;
        const { field, label, value, before = null, raw = '', mask } = item;
        return {
          field,
          label,
          value: file?.fileName ?? value,
          before,
          masked: mask !== undefined && raw !== '',
          file,
          read: item.fileToken === undefined ? readBeside(item, about) : [],
        };
      }),
    };
  });
}
