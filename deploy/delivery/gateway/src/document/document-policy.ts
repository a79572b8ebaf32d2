import { hostNameOf } from '../tenancy/host-name';

export interface PolicyCircumstances {
  /** Whether the public address is https. */
  https: boolean;
  /**
   * Whether a remote runs from a developer's server. Its files change, so they have no hashes, and it pushes
   * updates.
   */
  development: boolean;
}

const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** The headers that every answer carries. */
export function commonHeaders({ https }: Pick<PolicyCircumstances, 'https'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The headers of every document, except the content security policy. */
export function documentHeaders(circumstances: PolicyCircumstances): Record<string, string> {
  return {
    ...commonHeaders(circumstances),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(circumstances.development ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

type PolicyOf = (nonce: string, host: string, origin?: string | null) => string;

/** `'self'` only has an effect in browsers that do not know `'strict-dynamic'`. */
export function contentSecurityPolicy({ development }: PolicyCircumstances): PolicyOf {
  const rest = [
    // A worker reads PDF files.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const policy: PolicyOf = (nonce, host, origin) => {
    // A signed link can take a remote from a developer's server. Such a remote brings its own styles, pictures and
    // updates.
    const own = origin ? `'self' ${origin}` : "'self'";
    const sockets = development && hostNameOf(host) ? ` ws://${host} wss://${host}` : '';
    const updates = origin ? ` ${origin.replace(/^http/, 'ws')}` : '';
    return [
      "default-src 'none'",
      `script-src ${own} 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src ${own} 'nonce-${nonce}'`,
      `connect-src ${own}${sockets}${updates}`,
      `img-src ${own} data: blob:`,
      `font-src ${own}`,
      rest,
    ].join('; ');
  };
  if (development) return policy;
  // This covers nearly every document: only the nonce differs.
  const place = '\0';
  const usual = policy(place, '').split(place);
  return (nonce, host, origin) => (origin ? policy(nonce, host, origin) : usual.join(nonce));
}
