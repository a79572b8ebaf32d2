import type { AccessRule } from './decide-route';
import { longestPrefix } from './path-prefix';

/** A path prefix that belongs to a slot, with the rule for all below it. */
export interface Claim {
  readonly prefix: string;
  readonly permission: boolean;
  readonly prodCode?: string;
}

/** The owner of a path, and the rule that decides access to it. */
export interface ClaimedPath<C extends Claim, P> {
  /** Undefined: the path belongs to the host. */
  readonly claim: C | undefined;
  readonly page: P | undefined;
  readonly rule: AccessRule;
}

interface Tables<C extends Claim, P> {
  /** The host's own page at the path. */
  readonly own: P | undefined;
  readonly claims: readonly C[];
  /** The page of a slot; null if it has none there, undefined while its routes have not loaded. */
  readonly pageOf: (claim: C) => P | null | undefined;
}

/** The place at a path; null if neither the host nor a slot owns the path. */
export function placeAt<C extends Claim, P extends AccessRule>(
  path: string,
  { own, claims, pageOf }: Tables<C, P>,
): ClaimedPath<C, P> | null {
  if (own) return { claim: undefined, page: own, rule: own };
  const claim = longestPrefix(claims, path);
  if (!claim) return null;
  const page = pageOf(claim);
  const { permission, prodCode } = claim;
  const rule: AccessRule = { permission, ...(prodCode ? { prodCode } : {}) };
  if (page) return { claim, page, rule: page.pattern === undefined ? rule : { ...rule, pattern: page.pattern } };
  return { claim, page: undefined, rule: { ...rule, page: page === null ? 'none' : 'awaited' } };
}
