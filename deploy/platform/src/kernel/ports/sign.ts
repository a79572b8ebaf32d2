import {
  type certificateFacts,
  certificatesIssued,
  type partySignature,
  signAnswer,
  type signResult,
} from '@portal/port-adapter/contract';
import type { z } from 'zod';
import { askPort } from './http-port';
import type { Provider } from './providers';

export type CertificateFacts = z.infer<typeof certificateFacts>;

interface Holder {
  /** The same at each attempt. */
  readonly reference: string;
  readonly compName: string;
  readonly creditCode: string;
  /** The manager who gets a certificate of their own; empty: only the company gets one. */
  readonly person: string;
}

/** Asks for the certificates of a company and its manager. The provider answers when it has issued them. */
export const certify = (provider: Provider, holder: Holder): Promise<z.infer<typeof certificatesIssued>> =>
  askPort(provider, 'certify', { ...holder }, certificatesIssued, { idempotencyKey: holder.reference });

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

export type PartySignature = z.infer<typeof partySignature>;

export type SignResult = Omit<z.infer<typeof signResult>, 'reference'>;

/** Orders the signatures. Answers the result, or null if it comes by a callback. */
export async function orderSignatures(provider: Provider, toSign: ToSign): Promise<SignResult | null> {
  const said = await askPort(provider, 'sign', { ...toSign }, signAnswer, { idempotencyKey: toSign.reference });
  return said.state === 'done' ? said : null;
}
