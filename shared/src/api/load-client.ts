import { ApiError } from './api-error';
import { networkText } from './texts';

type Client = typeof import('./client');

let asked: Promise<Client> | null = null;

/** Returns whether the client was requested before. From then on every call goes through it. */
export const isClientWanted = (): boolean => asked !== null;

/** The client itself, some 25 KB. It loads with the first call that needs it, or shortly before a form needs it. */
export function loadClient(): Promise<Client> {
  asked ??= import(/* webpackChunkName: "client" */ './client').catch((cause: unknown) => {
    asked = null;
    throw new ApiError(networkText({ writes: false }), { kind: 'network', cause });
  });
  return asked;
}

/** Runs when a form is first touched, or at idle, so that everything its submit needs is loaded by then. */
export function prepareSealedCalls(): void {
  void import('./verification-calls').catch(() => undefined);
  loadClient()
    .then(({ ensureKeys, warmCrypto }) => {
      warmCrypto();
      return ensureKeys();
    })
    .catch(() => undefined);
}
