import { z } from 'zod';
import { askPort } from './http-port';
import type { Provider } from './providers';

const facts = z.object({
  no: z.string().min(1).max(64),
  issuer: z.string().min(1).max(100),
  validFrom: z.iso.datetime({ offset: true }),
  validTo: z.iso.datetime({ offset: true }),
});
export type CertificateFacts = z.infer<typeof facts>;

interface Holder {
  /** The same at each attempt. */
  readonly reference: string;
  readonly compName: string;
  readonly creditCode: string;
  /** The manager who gets a certificate of their own; empty: only the company gets one. */
  readonly person: string;
}

const issued = z.object({ company: facts, person: facts.nullable().default(null) });

/** Asks for the certificates of a company and its manager. The provider answers when it has issued them. */
export const certify = (provider: Provider, holder: Holder): Promise<z.infer<typeof issued>> =>
  askPort(provider, 'certify', { ...holder }, issued, { idempotencyKey: holder.reference });

interface Party {
  readonly name: string;
  readonly person: string;
  /** Empty: the provider chooses or issues one. */
  readonly certificateNo: string;
}

interface ToSign {
  readonly reference: string;
  readonly callback: string;
  /** SHA-256 (hex) of each file without seals. The files themselves stay here. */
  readonly documents: readonly { readonly no: string; readonly name: string; readonly digest: string }[];
  readonly parties: readonly Party[];
}

const signature = z.object({
  /** The number of the document, and the party that signed it. */
  no: z.string().max(64),
  party: z.string().max(200),
  certificate: facts,
  /** The words of the seal, as files show it. */
  seal: z.string().min(1).max(12),
  signature: z.string().min(1).max(20_000),
});
export type PartySignature = z.infer<typeof signature>;

const outcome = {
  outcome: z.enum(['signed', 'failed']),
  reason: z.string().max(200).default(''),
  signatures: z.array(signature).max(500).default([]),
};
export const signResult = z.object({ reference: z.string().max(64), ...outcome });
export type SignResult = Omit<z.infer<typeof signResult>, 'reference'>;

const answer = z.union([
  z.object({ state: z.literal('accepted') }),
  z.object({ state: z.literal('done'), ...outcome }),
]);

/** Orders the signatures. Answers the result, or null if it comes by a callback. */
export async function orderSignatures(provider: Provider, toSign: ToSign): Promise<SignResult | null> {
  const said = await askPort(provider, 'sign', { ...toSign }, answer, { idempotencyKey: toSign.reference });
  return said.state === 'done' ? said : null;
}
