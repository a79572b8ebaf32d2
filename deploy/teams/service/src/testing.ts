import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type IdentityClaims, identityAlgorithm, identityHeader, identityIssuer, identitySeconds } from './identity';
import type { VerifyOptions } from './verify-identity';

/** The administrator of a company. */
const administrator: IdentityClaims = {
  sub: 'U1',
  tenant: 'default',
  userName: '陈立群',
  employeeCode: 'E1',
  compCode: 'C1',
  compName: '华东贸易有限公司',
  rootManager: true,
  employeeRoles: ['E101'],
  compRoles: ['SCM-C101'],
  permissions: [],
  requestId: 'test',
};

/** A portal for the tests of a service: it vouches for whoever the test wants to be. */
export interface TestPortal {
  /** For the option `portal` of the service. */
  readonly portal: VerifyOptions['portal'];
  /** The header of a request by a person. Facts that the test leaves out are those of an administrator. */
  headersOf(
    person?: Partial<IdentityClaims>,
    token?: { issuer?: string; slot?: string; expiresAt?: Date },
  ): Promise<{
    [identityHeader]: string;
  }>;
}

/** Makes a portal with a key of its own. */
export async function testPortal(slot: string): Promise<TestPortal> {
  const { publicKey, privateKey } = await generateKeyPair(identityAlgorithm);
  const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] });
  return {
    portal: { keys },
    async headersOf(person = {}, token = {}) {
      const expiresAt = token.expiresAt ?? new Date(Date.now() + identitySeconds * 1000);
      const signed = await new SignJWT({ ...administrator, ...person })
        .setProtectedHeader({ alg: identityAlgorithm })
        .setIssuer(token.issuer ?? identityIssuer)
        .setAudience(token.slot ?? slot)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { [identityHeader]: signed };
    },
  };
}
