import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BootMenuEntry, BootOwnedPrefix } from '@portal/shared/boot-document';

/** A remote on a developer's own server, as far as a page has to know it. */
export interface ServedRemote {
  origin: string;
  version: string;
  /** Below `/assets/<package>/<build>/` of that server. */
  entry: string;
  globalName: string;
  owns: BootOwnedPrefix[];
  menu: BootMenuEntry[];
}

/** What a signed link grants: one remote, at one tenant, until then, and from one place. */
export interface OverrideGrant {
  tenant: string;
  slot: string;
  package: string;
  build: string;
  /** Null: a published build, from the portal itself. */
  from: ServedRemote | null;
  /** Seconds since 1970. */
  until: number;
}

function signatureOf(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The grant as text that nobody can change without the key. */
export function signGrant(grant: OverrideGrant, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** The grant of a signed text; undefined where it is forged, altered or over. */
export function openGrant(signed: string, key: Buffer, now = Date.now()): OverrideGrant | undefined {
  const [text, signature, ...more] = signed.split('.');
  if (!text || !signature || more.length > 0) return undefined;
  const expected = signatureOf(text, key);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Signed by ourselves: it is what was signed.
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as OverrideGrant;
  return grant.until * 1000 > now ? grant : undefined;
}
