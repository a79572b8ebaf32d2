import { type BootDocument, bootElementId } from './boot-document';

let cached: BootDocument | undefined;

/** The boot document of this page. Throws if the gateway did not write one: nothing can run without it. */
export function bootDocument(): BootDocument {
  cached ??= JSON.parse(document.getElementById(bootElementId)?.textContent ?? 'null') as BootDocument | undefined;
  if (!cached) throw new Error(`no boot document in #${bootElementId}`);
  return cached;
}

/** The nonce of this document's content security policy; style tags made at run time carry it. */
export function cspNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
