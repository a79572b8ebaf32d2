import { formKey, keepFormKey } from '../../../session/public';

/**
 * Seals a text for this browser until the person logs out: the key is a cookie that goes with the tokens, and the sealed
 * text lies elsewhere.
 */

const algorithm = 'AES-GCM';
const ivBytes = 12;
const keyBytes = 16;

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const imported = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['encrypt', 'decrypt']);

export async function sealText(text: string): Promise<string> {
  const key = formKey() ?? textOf(random(keyBytes));
  keepFormKey(key);
  const iv = random(ivBytes);
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv },
    await imported(key),
    new TextEncoder().encode(text),
  );
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Rejects if the key is another one by now. */
export async function openText(sealed: string): Promise<string> {
  const bytes = bytesOf(sealed);
  const key = await imported(formKey() ?? '');
  const iv = bytes.slice(0, ivBytes);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes.slice(ivBytes)));
}
