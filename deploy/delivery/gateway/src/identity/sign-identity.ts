import type { Identity, IdentityMember } from '@portal/http';
import {
  type IdentityClaims,
  identityAlgorithm,
  identityHeader,
  identityIssuer,
  identitySeconds,
} from '@portal/service/identity';
import { SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys';

export interface Introduced {
  readonly tenant: string;
  readonly slot: string;
  readonly identity: Identity;
  readonly member: IdentityMember;
  /** Those of the platform, and those of the slot. */
  readonly permissions: readonly string[];
  readonly requestId: string;
}

/** The header by which a service knows who calls. It holds for this slot alone, for a minute. */
export async function signIdentity(keys: SigningKeys, introduced: Introduced): Promise<Record<string, string>> {
  const { tenant, slot, identity, member, permissions, requestId } = introduced;
  const { employeeCode, compCode, compName, rootManager, employeeRoles, compRoles } = member;
  const claims: Omit<IdentityClaims, 'sub'> = {
    tenant,
    userName: identity.userName,
    employeeCode,
    compCode,
    compName,
    rootManager,
    employeeRoles: [...employeeRoles],
    compRoles: [...compRoles],
    permissions: [...permissions],
    requestId,
  };
  const { kid, secret } = await keys.current();
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: identityAlgorithm, kid })
    .setSubject(identity.userCode)
    .setIssuer(identityIssuer)
    .setAudience(slot)
    .setIssuedAt()
    .setExpirationTime(`${identitySeconds}s`)
    .sign(secret);
  return { [identityHeader]: token };
}
