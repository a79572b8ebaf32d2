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
export interface IdentityClaims {
  /** The person: `userCode`. */
  sub: string;
  tenant: string;
  userName: string;
  /** The person's place in the company that they work for at present. */
  employeeCode: string;
  compCode: string;
  compName: string;
  /** The administrator of the company. */
  rootManager: boolean;
  /** Codes such as `E101`. */
  employeeRoles: string[];
  /** Codes such as `SCM-C101`: the company's roles that are in force. */
  compRoles: string[];
  /** The permissions of the platform and of this slot that the person has. */
  permissions: string[];
  /** Names the request in the logs of the gateway and of the platform. */
  requestId: string;
}
