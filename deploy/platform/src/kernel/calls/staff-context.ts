import type { Origin } from '../http/origin';
import type { StaffCookie } from '../http/staff-cookie';
import type { Services } from '../services';
import type { StaffState } from '../staff/staff-state';

/** The context of a call at a host name of the platform's own people. */
export interface StaffVisit extends Services {
  readonly origin: Origin;
  readonly cookie: StaffCookie;
  readonly staff: StaffState | null;
  readonly now: Date;
}

/** The person is logged in and has one of the roles that the call's policy names. */
export interface StaffContext extends StaffVisit {
  readonly staff: StaffState;
}
