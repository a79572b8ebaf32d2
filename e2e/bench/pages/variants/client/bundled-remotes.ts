import { routes as account } from 'bench-routes/account';
import { routes as message } from 'bench-routes/message';
import { routes as product } from 'bench-routes/product';
import { routes as registration } from 'bench-routes/registration';
import { routes as site } from 'bench-routes/site';

/** Replaces the host's `container.ts`: all remotes are part of the bundle, and their pages are still lazy. */

const remotes = { account, message, product, registration, site };

export const registerBootRemotes = (): void => undefined;
export const registerRelease = (): void => undefined;
export const lastGoodName = (slot: string): string => slot;
export const loadContainer = async (name: keyof typeof remotes) => ({ routes: remotes[name] });
