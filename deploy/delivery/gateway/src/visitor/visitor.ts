import { cookieOf } from '@portal/http';
import type { CatalogTenant } from '@portal/releases';
import { isInCanary, placeOf } from './canary-share';

/** Tells browsers apart while a canary runs. It is only a random number; without a canary nobody gets one. */
export const visitorCookie = 'portal_visitor';
export const visitorCookieAge = 365 * 24 * 3_600;

const written = /^[A-Za-z0-9_-]{22}$/;

export function visitorOf(cookieHeader: string | undefined): string | undefined {
  const value = cookieOf(cookieHeader, visitorCookie);
  return value && written.test(value) ? value : undefined;
}

export function hasCanary({ pointers }: CatalogTenant): boolean {
  return pointers.some(({ canary }) => canary !== null);
}

/** The slots whose canary this browser gets. */
export function canarySlotsOf({ code, pointers }: CatalogTenant, visitor: string | undefined): string[] {
  if (visitor === undefined) return [];
  return pointers.flatMap(({ slot, canary }) =>
    canary && isInCanary(placeOf(visitor, code, slot), canary.percent) ? [slot] : [],
  );
}
