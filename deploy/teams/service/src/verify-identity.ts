import { boundedFetch } from '@portal/http';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { identityAlgorithm, identityClaims, identityIssuer, keysPath } from './identity';
import { Person } from './person';
import { Refusal } from './refusal';

/** The gateway and the service are two machines, and their clocks differ a little. */
const clockTolerance = 5;
/** Many times the size of the portal's three keys. */
const maxKeysBytes = 65_536;

export interface VerifyOptions {
  /** The slot of the service. A token for another slot is refused. */
  readonly slot: string;
  /** The address of the portal, from which the public keys are fetched: they change now and then. */
  readonly portal: string | { readonly keys: JWTVerifyGetKey };
}

/** The public keys of a portal. They are fetched when a token first needs them, and kept. */
function keysOf(portal: VerifyOptions['portal']): JWTVerifyGetKey {
  if (typeof portal !== 'string') return portal.keys;
  return createRemoteJWKSet(new URL(keysPath, portal), {
    [customFetch]: (address, asking) => boundedFetch(address, { ...asking, maxBytes: maxKeysBytes }),
  });
}

/** The portal did not give its keys, so nobody knows whether the token is good. */
const withoutKeys = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

const isBadToken = (error: unknown): boolean => error instanceof errors.JOSEError && !withoutKeys.includes(error.code);

/**
 * Makes the function that tells who calls, from the value of the header `x-portal-identity`. It refuses a missing,
 * false or old one; it fails with another error if the portal gives no keys.
 */
export function identityVerifier({ slot, portal }: VerifyOptions): (token: unknown) => Promise<Person> {
  const keys = keysOf(portal);
  return async (token) => {
    if (typeof token !== 'string' || token === '') throw new Refusal('401', '请通过平台访问');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: identityIssuer,
        audience: slot,
        algorithms: [identityAlgorithm],
        requiredClaims: ['exp'],
        clockTolerance,
      });
      return new Person(identityClaims.parse(payload));
    } catch (error) {
      if (isBadToken(error) || error instanceof z.ZodError) throw new Refusal('401', '请通过平台访问');
      throw error;
    }
  };
}
