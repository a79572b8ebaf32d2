import type { StaffVisit } from '../../kernel/calls/staff-context';
import { hashOf } from '../../kernel/data/new-code';
import { conflict, notFound } from '../../kernel/http/http-error';
import { issueTicket, type TicketData } from '../../kernel/protection/tickets';
import type { IdentityProvider, Secrets } from '../../kernel/staff/identity-provider';
import { tenantAddress } from '../../kernel/tenant/public-address';

const notOfferedText = '未启用企业账号登录';
const awayText = '企业账号登录暂不可用，请稍后重试，或使用登录名和密码';
export const tripLateText = '等待时间过长，请重新发起';

/** The time at the identity provider. */
const seconds = 600;

function offered({ identityProvider }: StaffVisit): IdentityProvider {
  if (!identityProvider) throw notFound(notOfferedText);
  return identityProvider;
}

async function returnTo({ db, origin, config }: StaffVisit): Promise<string> {
  return `${await tenantAddress(db, origin.tenant, config)}/desk/oidc`;
}

/** Names the ticket to the provider without giving it away: the page alone knows the ticket itself. */
const stateOf = (ticket: string) => hashOf(`state:${ticket}`);

type TripKind = 'staffOidc' | 'staffFactor';

interface Leaving<K extends TripKind> {
  readonly kind: K;
  /** The part of the ticket's data that is not about the trip. */
  readonly more: Omit<TicketData[K], keyof Secrets>;
  /** The provider asks for the login even if the browser still has a session there. */
  readonly again: boolean;
}

/** Sends somebody to the identity provider: its address, and the ticket that the page keeps until they are back. */
export async function leaveFor<K extends TripKind>(context: StaffVisit, { kind, more, again }: Leaving<K>) {
  const { db, origin, now, log } = context;
  const provider = offered(context);
  const secrets = provider.newSecrets();
  const data = { ...more, ...secrets } as unknown as TicketData[K];
  const ticket = await issueTicket(db, { kind, binding: origin.tenant, data, seconds }, now);
  try {
    const going = { returnTo: await returnTo(context), state: stateOf(ticket), again };
    return { url: await provider.address(going, secrets), ticket, expiresIn: seconds };
  } catch (err) {
    log.warn({ err }, 'the identity provider could not be reached');
    throw conflict(awayText);
  }
}

interface Coming extends Secrets {
  readonly ticket: string;
  readonly answer: string;
  readonly again: boolean;
}

/** The person's name at the provider; null: the answer is not good. */
export async function comeBack(
  context: StaffVisit,
  { ticket, answer, verifier, nonce, again }: Coming,
): Promise<string | null> {
  const coming = { returnTo: await returnTo(context), state: stateOf(ticket), answer, verifier, nonce, again };
  return offered(context)
    .identityOf(coming)
    .catch((err: unknown) => {
      context.log.warn({ err }, 'a login at the identity provider failed');
      return null;
    });
}
