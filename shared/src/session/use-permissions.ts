import type { Permission } from '../codes/public';
import { isPermitted } from './rules/public';
import { useSession } from './store';

/** `<slot>.<act>` */
type OwnPermission = `${string}.${string}`;

export interface Permissions {
  /**
   * Whether the person may do this in the company they are in: a permission of the contract, or one that the remote
   * declares itself. The server refuses anyway.
   */
  readonly may: (permission: Permission | OwnPermission) => boolean;
  /** Whether they are the company's administrator. */
  readonly rootManager: boolean;
}

/**
 * Tells what the person who is logged in may do.
 *
 *     const { may } = usePermissions();
 *     {may('employee.write') && <Button>新增人员</Button>}
 */
export function usePermissions(): Permissions {
  const auth = useSession((session) => session.auth);
  const rootManager = useSession((session) => session.compInfo?.rootManager ?? false);
  return { may: (permission) => isPermitted(permission, auth ?? []), rootManager };
}
