import {
  bootElementId,
  pageMark,
  pathMark,
  rootElementId,
  type StartMoment,
  startMark,
} from '@portal/shared/boot-document';
import { cookieNoticeName, gatewayAddresses, type PageStart, type StartFile } from '@portal/shared/open-page';
import { signs } from './app/prefetch/at-first-sign';
import { isSparing } from './app/prefetch/is-sparing';

/**
 * The script within a public page's HTML. Such a page is whole without the application: people read it, follow its links
 * and send its forms. The application's code is fetched once the page is quiet, and begins at the person's first sign,
 * before which nobody misses it.
 *
 * The build writes this file, with all that it imports, into the host's record.
 */

const root = document.getElementById(rootElementId) as HTMLElement;
const nonce = document.currentScript?.nonce ?? '';
const mark = root.getAttribute(pageMark) ?? '';
const moment = root.getAttribute(startMark) as StartMoment | null;

/** Longer than the time that pictures and late sheets take after the page has loaded. */
const quiet = 2_000;

// `/` opens the home page, which is already in this document: only the address has to follow.
const path = root.getAttribute(pathMark);
if (path && decodeURI(path) !== decodeURI(location.pathname))
  history.replaceState(null, '', path + location.search + location.hash);

// The form works by itself; with a script the page stays where it is.
document.querySelector<HTMLFormElement>(`form.${cookieNoticeName}`)?.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  form.remove();
  void fetch(form.action, { method: 'POST', redirect: 'manual', keepalive: true }).catch(() => undefined);
});

/** A gateway knows the pages that it has sent itself. Where there are several, another one may know this page. */
const maxAsked = 3;

async function askOnce(): Promise<PageStart> {
  const asked = new URLSearchParams({ page: location.pathname + location.search, mark });
  const reply = await fetch(`${gatewayAddresses.start}?${asked}`);
  if (reply.ok) return reply.json();
  // An answer that nobody reads would keep its connection.
  await reply.body?.cancel();
  throw new Error(`the page's start answered ${reply.status}`);
}

async function ask(): Promise<PageStart> {
  for (let asked = 1; ; asked += 1) {
    const start = await askOnce();
    if (start.page === mark || asked === maxAsked) return start;
  }
}

let prepared: Promise<PageStart> | undefined;

/** A failure is not kept. */
function prepare(): Promise<PageStart> {
  prepared ??= ask().catch((cause) => {
    prepared = undefined;
    throw cause;
  });
  return prepared;
}

/** A script or a link that may load one. Only the nonce makes the page's policy allow a preload. */
function elementFor<K extends 'script' | 'link'>(kind: K, { integrity }: StartFile): HTMLElementTagNameMap[K] {
  const element = document.createElement(kind);
  element.nonce = nonce;
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  return element;
}

let begun = false;

async function begin(): Promise<void> {
  const { page, boot, scripts, preloads } = await prepare();
  // The page has changed since, and no gateway has the start of this one any more. What somebody has typed here is
  // worth more than the application: the document goes on without it, and the next one has it.
  if (page !== mark) return;
  begun = true;
  for (const sign of signs) removeEventListener(sign, onSign);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = bootElementId;
  data.textContent = JSON.stringify(boot);
  document.body.append(data);
  for (const file of scripts) {
    const script = elementFor('script', file);
    // In the order of the list.
    script.async = false;
    script.src = file.href;
    document.head.append(script);
  }
  for (const file of preloads) {
    const link = elementFor('link', file);
    link.rel = 'preload';
    link.as = 'script';
    link.href = file.href;
    document.head.append(link);
  }
}

let signed = false;

/** One sign is enough: whoever gave it may wait for what only the application does, so a failure is tried again. */
async function onSign(): Promise<void> {
  if (signed) return;
  signed = true;
  for (let pause = 1_000; ; pause *= 2) {
    try {
      return await begin();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Only the bytes, into the browser's cache. */
async function fetchAhead(): Promise<void> {
  if (isSparing()) return;
  const { scripts, preloads } = await prepare();
  if (begun) return;
  for (const { href } of [...scripts, ...preloads]) await fetch(href, { priority: 'low' }).then((file) => file.blob());
}

const whenQuiet = (then: () => Promise<void>) => setTimeout(() => void then().catch(() => undefined), quiet);

function wait(): void {
  if (moment === 'now') void onSign();
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  const then = moment === 'quiet' ? onSign : fetchAhead;
  if (document.readyState === 'complete') whenQuiet(then);
  else addEventListener('load', () => whenQuiet(then), { once: true });
}

// A browser may draw a page before anybody goes there. Nobody has visited it until then.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', wait, { once: true });
else wait();
