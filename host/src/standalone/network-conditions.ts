/** What the harness does to the API calls of the remote in it. */
export interface NetworkConditions {
  /** Milliseconds before a call is sent. */
  delay: number;
  /** Calls end as on a lost connection. */
  fail: boolean;
}

const unreachable = 'http://unreachable.invalid/';

/** Puts the conditions under every later XMLHttpRequest of the page: the api client knows nothing of them. */
export function imposeConditions(current: () => NetworkConditions): void {
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    // The page's security policy refuses the other address, which the caller sees as a network error.
    open.call(this, method, current().fail ? unreachable : url, true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    const { delay } = current();
    if (delay > 0) setTimeout(() => send.call(this, body), delay);
    else send.call(this, body);
  };
}
