import type { Call } from '../call';

/**
 * A fresh proof of who is acting. A call that needs one and has none answers 441; the proof belongs to the session and
 * is never a field of that call, so it is sent once more as it was.
 */
export const stepUpCalls = {
  /** An SMS code to the person's own number, good for this kind of act only. */
  stepUpSend: {
    path: 'security/stepUp/send',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: true,
    writes: true,
    ours: true,
  },
  stepUpProve: {
    path: 'security/stepUp/prove',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: true,
    sealed: true,
    secrets: ['passWord'],
    writes: true,
    ours: true,
  },
} as const satisfies Record<string, Call>;
