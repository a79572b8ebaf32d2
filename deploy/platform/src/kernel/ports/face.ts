import { z } from 'zod';
import { askPort } from './http-port';
import type { Provider } from './providers';

interface Person {
  readonly name: string;
  readonly idNo: string;
}

interface Beginning {
  readonly reference: string;
  readonly callback: string;
  /** The page to which the provider's page leads the phone in the end. */
  readonly returnUrl: string;
}

/** `url`: the provider's page for the phone; empty: the provider needs none. */
const begun = z.object({ url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('') });

/** Begins a check of a person's face. The result comes by a callback. */
export function beginFace(provider: Provider, person: Person, beginning: Beginning): Promise<z.infer<typeof begun>> {
  const { reference } = beginning;
  return askPort(provider, 'begin', { ...person, ...beginning }, begun, { idempotencyKey: reference });
}

export const faceResult = z.object({
  reference: z.string().max(64),
  outcome: z.enum(['passed', 'failed']),
  reason: z.string().max(200).default(''),
});
