import type { HeldKeys, Membership } from './state';
import { updateSession } from './store';

export const holdKeys = (rsaKeys: HeldKeys): void => updateSession({ rsaKeys });
export const dropKeys = (): void => updateSession({ rsaKeys: null });
export const setComps = (comps: readonly Membership[]): void => updateSession({ comps });
export const setCacheAuthProducts = (cacheAuthProducts: readonly string[]): void =>
  updateSession({ cacheAuthProducts });
