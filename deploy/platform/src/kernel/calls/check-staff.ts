import { forbidden, notLoggedIn } from '../http/http-error';
import { hasAnyRole, type StaffState } from '../staff/staff-state';
import type { Policy } from './policy';

const noCsrfText = '页面已失效，请刷新后重试';

/** Throws the refusal that a staff call's policy asks for. It is pure: the caller reads the session before. */
export function checkStaff(policy: Policy, staff: StaffState | null, csrf: unknown): void {
  if (policy.access === 'staffVisitor') return;
  if (!staff) throw notLoggedIn();
  // A comparison that ends early tells nothing here: the value is a hash of a token that the caller has sent.
  if (!policy.withoutCsrf && csrf !== staff.csrf) throw forbidden(noCsrfText);
  if (policy.roles && !hasAnyRole(staff, policy.roles)) throw forbidden();
}
