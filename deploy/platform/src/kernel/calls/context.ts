import type { BrowserCookie } from '../http/browser-cookie';
import type { Origin } from '../http/origin';
import type { Services } from '../services';
import type { Member, SessionState } from '../session/session-state';

/** The context that every handler gets. */
export interface CallContext extends Services {
  readonly origin: Origin;
  /** The cookie that tells this browser from one that copied its tokens. */
  readonly browser: BrowserCookie;
  /**
   * Set when the request has a good token, whether the call needs one or not. A public call asks `checkPolicy({ access:
   * 'person' }, session)` before it gives rights: the session may be locked.
   */
  readonly session: SessionState | null;
  /** The person in the token's company, if the token has one. */
  readonly member: Member | null;
  readonly now: Date;
}

export interface PersonContext extends CallContext {
  readonly session: SessionState;
}

export interface CompanyContext extends PersonContext {
  /** This call is only about the member's company. */
  readonly member: Member;
}
