import type { GrantKind } from '@portal/releases';
import type { BootMenuEntry, BootOwnedPrefix } from '@portal/shared/boot-document';
import { openSigned, signText } from '../signed-text';

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
  /** Its number in the database, where it is used up or revoked. */
  id: string;
  kind: GrantKind;
  /** Of a link, which grants nothing by itself, or of the one browser that used it up. */
  holder: 'link' | 'browser';
  tenant: string;
  slot: string;
  package: string;
  build: string;
  /** Null: a published build, from the portal itself. */
  from: ServedRemote | null;
  /** Seconds since 1970. */
  until: number;
}

/** The grant as text that nobody can change without the key. */
export function signGrant(grant: OverrideGrant, key: Buffer): string {
  return signText(grant, key);
}

/** The grant of a signed text; undefined where it is forged, altered or over. */
export function openGrant(signed: string, key: Buffer, now = Date.now()): OverrideGrant | undefined {
  const grant = openSigned(signed, key) as OverrideGrant | undefined;
  return grant && grant.until * 1000 > now ? grant : undefined;
}
