import { type BootDocument, bootElementId } from './boot-document';

/** What each element says is parsed once. */
const parsed = new WeakMap<HTMLElement, BootDocument>();

/** The boot document of this page. Throws if the gateway did not write one: nothing can run without it. */
export function bootDocument(): BootDocument {
  const element = document.getElementById(bootElementId);
  if (!element) throw new Error(`no boot document in #${bootElementId}`);
  const known = parsed.get(element);
  if (known) return known;
  const read = JSON.parse(element.textContent) as BootDocument;
  parsed.set(element, read);
  return read;
}

/** The nonce of this document's content security policy; style tags made at run time carry it. */
export function cspNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
