import { loadRemote } from '@module-federation/enhanced/runtime';

/** In the place of the host's `container.ts`: remotes as the federation plugin's own documentation loads them. */

export const registerBootRemotes = (): void => undefined;
export const registerRelease = (): void => undefined;
export const lastGoodName = (slot: string): string => slot;
export const loadContainer = (name: string) => loadRemote(`${name}/routes`);
