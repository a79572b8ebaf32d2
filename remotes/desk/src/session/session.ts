import type { CallReply } from '@portal/shared/contract';
import { create } from 'zustand';

/** The person who is logged in, as the server described them. */
export type Me = CallReply<'staffMe'>;

type Tenant = CallReply<'staffTenantList'>[number];

interface Session {
  /** Undefined: not asked yet. Null: nobody is logged in. */
  readonly me: Me | null | undefined;
  /** The session ended while the person was at work. */
  readonly wasOver: boolean;
  /** The tenants that this person works for; none until they came. */
  readonly tenants: readonly Tenant[];
  /** They have been asked for. */
  readonly tenantsAsked: Promise<void> | null;
}

/** The next person at this browser may see others. */
const noTenants = { tenants: [], tenantsAsked: null };

export const useSession = create<Session>(() => ({ me: undefined, wasOver: false, ...noTenants }));

export const enter = (me: Me): void => useSession.setState({ me, wasOver: false, ...noTenants });

/** `over`: the server ended the session. The first question of a page without a session is not such an end. */
export function leave(why: 'over' | 'logout'): void {
  const { me } = useSession.getState();
  useSession.setState({ me: null, wasOver: why === 'over' && Boolean(me), ...noTenants });
}

export const sessionCsrf = (): string => useSession.getState().me?.csrf ?? '';

/** For the pages behind the login. */
export function useMe(): Me {
  const me = useSession((session) => session.me);
  if (!me) throw new Error('nobody is logged in');
  return me;
}
