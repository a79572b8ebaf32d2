import { call } from '@portal/shared/api';
import { browserId, serverNow } from '@portal/shared/session';
import type { Proof } from './draft';

/** Hands the SMS code, or the face's proof, to the server; the server's own sentence names a fault in it. */
export async function prove(way: 'sms' | 'face', value: string): Promise<Proof> {
  const body = { way, value, browserID: browserId() };
  const { verifyToken, expiresIn } = await call('adminChangeVerify', { body }, { handlesErrors: true });
  return { verifyToken, until: serverNow() + expiresIn * 1000 };
}
