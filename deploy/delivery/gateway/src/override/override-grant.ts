import type { GrantKind } from '@portal/releases';
import { openSigned, signText } from '../signed-text';

/** The grant of a signed link: one remote, at one tenant, until a certain time, and from one place. */
export interface OverrideGrant {
  /** The grant's number in the database. There it is marked as used or revoked. */
  id: string;
  kind: GrantKind;
  /** A link grants nothing by itself; the one browser that used it up holds the grant. */
  holder: 'link' | 'browser';
  tenant: string;
  slot: string;
  package: string;
  build: string;
  /** A developer's own server; the database keeps what its remote declares. Null means a published build. */
  origin: string | null;
  /** In seconds since 1970. */
  until: number;
}

/** The grant as text that nobody can change without the key. */
export function signGrant(grant: OverrideGrant, key: Buffer): string {
  return signText(grant, key);
}

/** Opens a signed text and returns its grant; undefined if the text is forged, altered or expired. */
export function openGrant(signed: string, key: Buffer, now = Date.now()): OverrideGrant | undefined {
  const grant = openSigned(signed, key) as OverrideGrant | undefined;
  return grant && grant.until * 1000 > now ? grant : undefined;
}
