import { companyPlace, type FirstCall, type FirstCalls } from '../boot/first-calls';
import { names } from '../session/cookie-names';
import { idleState } from '../session/rules/idle';
import { clearsCompanyInfo } from '../session/rules/product-change';
import { localStore, sessionStore } from '../session/safe-storage';
import { deviceKey, identityKey, unpackDevice, unpackIdentity } from '../session/snapshot';
import { beginCall, forgetBegun } from './begun-calls';

/** An answer that nobody has asked for by then is thrown away, and what is still on its way is given up. */
const keptFor = 20_000;

interface Resource {
  readonly resCode: string;
}

/** Stands in for `session/cookies.ts`: this file is in the document itself, where each byte comes before the page. */
function cookie(name: keyof typeof names): string {
  const [, text = ''] = new RegExp(`(?:^|; )${names[name]}=([^;]*)`).exec(document.cookie) ?? [];
  return decodeURIComponent(text);
}

async function bodyOf<T>(reply: Response): Promise<T> {
  const { ok, body } = (await reply.json()) as { ok: boolean; body: T };
  if (!ok) throw new Error('refused');
  return body;
}

/** Whether the person has been idle for too long. Then nothing is asked: the page opens behind the lock. */
function isIdle(token: string, path: string): boolean {
  const now = Date.now() + (unpackDevice(localStore.get(deviceKey))?.clockOffset ?? 0);
  const cookies = { failurePeriodSec: cookie('idleLimit'), lastTime: cookie('lastTime') };
  return idleState({ path, token, ...cookies, now }).kind === 'expired';
}

/**
 * Sends the calls with which a page of the centre begins, while the browser still fetches the code that shows their
 * answers. They are the calls that the page would make itself, so an idle time does not grow longer.
 */
export function beginCalls({ resources, company, page, releases }: FirstCalls): void {
  const token = cookie('accessToken');
  const { pathname, search } = location;
  // A company whose application is under way has another page before it.
  if (!token || cookie('application') || isIdle(token, pathname)) return;

  const ending = new AbortController();
  const ask = async ({ address, body }: FirstCall): Promise<Response> => {
    const headers = { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) };
    const { signal } = ending;
    const send = () => fetch(`/api${address}`, { method: 'POST', headers, body: body ?? null, signal });
    const reply = await beginCall({ token, address, body }, send);
    if (!reply) throw new Error('asked meanwhile');
    return reply.clone();
  };
  setTimeout(() => {
    forgetBegun();
    ending.abort();
  }, keptFor);

  // After a reload the tab knows some of it already.
  const known = unpackIdentity(sessionStore.get(identityKey), { epoch: cookie('epoch'), releases });
  const stays = !clearsCompanyInfo(pathname, { current: known?.prodCode ?? undefined, next: undefined });
  const rows = known?.auth ?? ask(resources).then(bodyOf<readonly Resource[]>);
  const info = (stays && known?.compInfo) || ask(company).then(bodyOf<{ readonly compCode: string }>);
  const begin = async ({ needs, address, body }: FirstCall) => {
    const { compCode } = await info;
    if (needs && !(await rows).some(({ resCode }) => resCode === needs)) return;
    await ask({ address: address.replaceAll(companyPlace, encodeURIComponent(compCode)), body });
  };
  // With a query the page may begin otherwise. Where a call comes to nothing, the page asks itself and says what is wrong.
  void Promise.allSettled([rows, info, ...(search === '' ? page : []).map(begin)]);
}
