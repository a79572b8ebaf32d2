import { z } from 'zod';

/**
 * The facts that the gateway gives a team's service about the person who calls. A customer's token ends at the gateway;
 * the service gets these facts, signed, for one minute.
 */

/** The request header that carries them. */
export const identityHeader = 'x-portal-identity';
/** The path of the public keys, at every host name of the portal. */
export const keysPath = '/-/jwks.json';
export const identityIssuer = 'portal';
export const identityAlgorithm = 'EdDSA';
export const identitySeconds = 60;

/** The claims of the token, beside those of every token: issuer, audience (the slot), times. */
export const identityClaims = z.object({
  /** The person: `userCode`. */
  sub: z.string(),
  tenant: z.string(),
  userName: z.string(),
  /** The person's place in the company that they work for at present. */
  employeeCode: z.string(),
  compCode: z.string(),
  compName: z.string(),
  /** The administrator of the company. */
  rootManager: z.boolean(),
  /** Codes such as `E101`. */
  employeeRoles: z.array(z.string()),
  /** Codes such as `SCM-C101`: the company's roles that are in force. */
  compRoles: z.array(z.string()),
  /** The permissions of the platform and of this slot that the person has. */
  permissions: z.array(z.string()),
  /** Names the request in the logs of the gateway and of the platform. */
  requestId: z.string(),
});
export type IdentityClaims = z.infer<typeof identityClaims>;
