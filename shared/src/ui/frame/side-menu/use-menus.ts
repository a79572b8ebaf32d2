import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '../../../api/public';
import { accessToken, ensureResources, type SessionResource, useSession } from '../../../session/public';

export interface Menus {
  /** The resources that menus are drawn from; null until they have loaded. */
  readonly rows: readonly SessionResource[] | null;
  /** The resources could not be loaded, and will not be requested again by themselves. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The menus of the person in their company and their present role. They are requested once a session, and again after a
 * change.
 */
export function useMenus(): Menus {
  const missing = useSession(({ auth }) => auth === null);
  const menus = useSession((session) => session.menus);
  const locked = useSession((session) => session.locked);
  const company = useSession((session) => session.company);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      await ensureResources(() => call('findResAllByToken', {}, { handlesErrors: true }));
    } catch (error) {
      ApiError.expect(error);
      setFailed(!error.handled);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another company, or another role in it, has other menus
  useEffect(() => {
    if (missing && !locked && accessToken() !== undefined) void load();
  }, [missing, locked, company, load]);

  return { rows: missing ? null : menus, failed: missing && failed, retry: () => void load() };
}
