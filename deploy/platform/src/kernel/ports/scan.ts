import { z } from 'zod';
import { askPort } from './http-port';
import type { Provider } from './providers';

interface ToScan {
  readonly reference: string;
  readonly callback: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

const found = {
  outcome: z.enum(['clean', 'found']),
  /** The name of what was found. */
  reason: z.string().max(200).default(''),
};
export const scanResult = z.object({ reference: z.string().max(64), ...found });
export type ScanResult = Omit<z.infer<typeof scanResult>, 'reference'>;

const answer = z.union([z.object({ state: z.literal('accepted') }), z.object({ state: z.literal('done'), ...found })]);

/** Has a file scanned. Answers the result, or null if it comes by a callback. */
export async function scanFile(provider: Provider, { content, ...file }: ToScan): Promise<ScanResult | null> {
  const asked = { ...file, content: content.toString('base64') };
  const said = await askPort(provider, 'check', asked, answer, { idempotencyKey: file.reference, deadlineMs: 30_000 });
  return said.state === 'done' ? said : null;
}
