import { type Identity, type IdentityQuestion, identityPath } from '@portal/http';
import { compRoleCode, rolesInForce } from '@portal/shared/codes';
import { permissionsOf } from '@portal/shared/codes/permissions';
import type { CallReply } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import type { Asker, OwnQuestions } from '../api/own-questions';

/** The API's reason why a token stands for nobody now. */
export interface IdentityRefusal {
  readonly status: string;
  readonly msg: string;
}

export type IdentityAnswer =
  | { readonly identity: Identity; readonly refusal?: never }
  | { readonly identity?: never; readonly refusal: IdentityRefusal };

export type AskIdentity = (asker: Asker, token: string, question: IdentityQuestion) => Promise<IdentityAnswer>;

/** For this long another maker's API is not asked again for a call that it does not have, in ms. */
const staysForeign = 60_000;
/** Another maker's API does not say when it locks a session, so open streams ask again after this time, in ms. */
const believedFor = 60_000;

interface Envelope {
  readonly status?: unknown;
  readonly ok?: unknown;
  readonly msg?: unknown;
  readonly body?: unknown;
}

/** The envelope of an answer. If it has none, a server on the way answered instead of the API. */
function envelopeIn({ code, text }: { code: number; text: string }): Envelope {
  try {
    const envelope = JSON.parse(text) as Envelope | null;
    if (envelope && typeof envelope === 'object' && 'status' in envelope) return envelope;
  } catch {
    // Falls through to the status of the answer.
  }
  return { status: String(code), ok: false, msg: '' };
}

const refused = ({ status, msg }: Envelope): IdentityAnswer => ({
  refusal: { status: String(status), msg: String(msg ?? '') },
});

type CompInfo = CallReply<'loginInfoView'>;

function identityFrom(info: CompInfo, at: number): Identity {
  const { rootManager, employeeRole: employeeRoles = [], compRole = [], compRoleCode: chosen } = info;
  const compRoles = rolesInForce(compRole, chosen);
  return {
    userCode: info.userCode,
    userName: info.userName,
    member: {
      employeeCode: info.employeeCode,
      compCode: info.compCode,
      compName: info.compName,
      compStatus: info.compStatus,
      rootManager,
      employeeRoles,
      compRoles: compRoles.map(compRoleCode),
      permissions: [...permissionsOf({ rootManager, employeeRoles, compRoles })],
    },
    at,
    locksAt: at + believedFor,
    endsAt: at + believedFor,
  };
}

/**
 * Asks the platform API for whom a token stands. An API of another maker does not have that call: there the spec's own
 * call tells it, with the customer's token.
 */
export function askIdentityOf(questions: OwnQuestions): AskIdentity {
  let foreignUntil = 0;

  async function askSpec(asker: Asker, headers: Record<string, string>): Promise<IdentityAnswer> {
    const path = callUrl(calls.loginInfoView);
    const envelope = envelopeIn(await questions.ask(asker, { path, headers, body: { productCode: 'CRM' } }));
    return envelope.ok ? { identity: identityFrom(envelope.body as CompInfo, Date.now()) } : refused(envelope);
  }

  return async (asker, token, question) => {
    const headers = { authorization: `Bearer ${token}` };
    if (performance.now() < foreignUntil) return askSpec(asker, headers);
    const envelope = envelopeIn(await questions.ask(asker, { path: identityPath, headers, body: question }));
    if (envelope.ok) return { identity: envelope.body as Identity };
    if (String(envelope.status) !== '404') return refused(envelope);
    foreignUntil = performance.now() + staysForeign;
    return askSpec(asker, headers);
  };
}
