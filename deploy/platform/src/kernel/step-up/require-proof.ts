import { type StepUpKind, stepUpKinds, stepUpStatus } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import type { PersonContext } from '../calls/context';
import type { Policy } from '../calls/policy';
import { requireCode } from '../codes/sent-codes';
import { HttpError } from '../http/http-error';
import { hasProof } from '../session/step-up-proofs';

/** Throws 441 with the ways to prove, unless the session holds a fresh proof for this kind of act. */
export async function requireProof(context: PersonContext, kind: StepUpKind): Promise<void> {
  const { db, config, now, session } = context;
  if (await hasProof(db, session.sessionId, kind, now)) return;
  const act = stepUpKinds[kind];
  throw new HttpError(stepUpStatus, `${act}前，请先验证您的身份`, undefined, {
    stepUp: { kind, act, checkType: config.session.logoutWay, userMobile: maskPhone(session.mobile) },
  });
}

type Body = Readonly<Record<string, unknown>>;

/** Checks the proof that a call's policy asks for: the session's proof, or the request's own code if it brings one. */
export async function checkStepUp(context: PersonContext, { stepUp, ownCode }: Policy, body: Body): Promise<void> {
  if (!stepUp) return;
  const { code, browserID } = body;
  if (ownCode && typeof code === 'string' && typeof browserID === 'string') {
    const wanted = { recipient: context.session.mobile, purpose: ownCode, browserId: browserID };
    return requireCode(context, wanted, code);
  }
  await requireProof(context, stepUp);
}
