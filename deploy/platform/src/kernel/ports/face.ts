import { faceBegun } from '@portal/port-adapter/contract';
import type { z } from 'zod';
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

/** Begins a check of a person's face. The result comes by a callback. */
export function beginFace(
  provider: Provider,
  person: Person,
  beginning: Beginning,
): Promise<z.infer<typeof faceBegun>> {
  const { reference } = beginning;
  return askPort(provider, 'begin', { ...person, ...beginning }, faceBegun, { idempotencyKey: reference });
}
