/** The conditions that the harness puts on the API calls of its remote. */
export interface NetworkConditions {
  /** Milliseconds before a call is sent. */
  delay: number;
  /** Calls fail as they do on a lost connection. */
  fail: boolean;
}

/** The page's security policy refuses this address, which the caller sees as a network error. */
const unreachable = 'http://unreachable.invalid/';

const pauseOf = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Changes every later XMLHttpRequest of the page: a person with a session calls the API by these. */
function imposeOnRequests(current: () => NetworkConditions): void {
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    open.call(this, method, current().fail ? unreachable : url, true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    const { delay } = current();
    if (delay > 0) setTimeout(() => send.call(this, body), delay);
    else send.call(this, body);
  };
}

/** Changes every later `fetch` of the API: visitors of the public site read by these. */
function imposeOnFetch(current: () => NetworkConditions): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return fetch(input, init);
    const { delay, fail } = current();
    if (delay > 0) await pauseOf(delay);
    return fetch(fail ? unreachable : input, init);
  };
}

/** Puts the conditions on every later call of the page: the api client knows nothing of them. */
export function imposeConditions(current: () => NetworkConditions): void {
  imposeOnRequests(current);
  imposeOnFetch(current);
}
