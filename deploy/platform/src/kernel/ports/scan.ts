import { scanAnswer, type scanResult } from '@portal/port-adapter/contract';
import type { z } from 'zod';
import { askPort } from './http-port';
import type { Provider } from './providers';

interface ToScan {
  readonly reference: string;
  readonly callback: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export type ScanResult = Omit<z.infer<typeof scanResult>, 'reference'>;

/** Has a file scanned. Answers the result, or null if it comes by a callback. */
export async function scanFile(provider: Provider, { content, ...file }: ToScan): Promise<ScanResult | null> {
  const asked = { ...file, content: content.toString('base64') };
  const said = await askPort(provider, 'check', asked, scanAnswer, {
    idempotencyKey: file.reference,
    deadlineMs: 30_000,
  });
  return said.state === 'done' ? said : null;
}
