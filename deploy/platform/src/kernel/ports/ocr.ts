import { valuesReply } from '@portal/port-adapter/contract';
import { askPort } from './http-port';
import type { Provider } from './providers';
import type { ReadValues } from './read-values';

/** The papers that a reader knows. */
export type PaperKind = 'license';

interface ReadFile {
  readonly contentType: string;
  readonly content: Buffer;
}

/** Reads a paper for a company. `known` is what the customer has typed: readers that compare use it. */
export async function readPaper(
  provider: Provider,
  kind: PaperKind,
  { contentType, content }: ReadFile,
  known: Readonly<Record<string, string>>,
  by: string,
): Promise<ReadValues> {
  const asked = { kind, contentType, content: content.toString('base64'), known };
  return (await askPort(provider, 'read', asked, valuesReply, { deadlineMs: 15_000, by })).values;
}
