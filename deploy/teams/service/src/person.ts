import { forbiddenText } from '@portal/shared/codes/refusal-texts';
import type { IdentityClaims } from './identity';
import { Refusal } from './refusal';

/** The person who calls, in the company that they work for at present. */
export class Person {
  readonly userCode: string;
  readonly tenant: string;
  readonly userName: string;
  readonly employeeCode: string;
  readonly compCode: string;
  readonly compName: string;
  readonly rootManager: boolean;
  readonly employeeRoles: readonly string[];
  readonly compRoles: readonly string[];
  readonly permissions: ReadonlySet<string>;
  readonly requestId: string;

  constructor({ sub, permissions, ...facts }: IdentityClaims) {
    this.userCode = sub;
    this.permissions = new Set(permissions);
    this.tenant = facts.tenant;
    this.userName = facts.userName;
    this.employeeCode = facts.employeeCode;
    this.compCode = facts.compCode;
    this.compName = facts.compName;
    this.rootManager = facts.rootManager;
    this.employeeRoles = facts.employeeRoles;
    this.compRoles = facts.compRoles;
    this.requestId = facts.requestId;
  }

  may(permission: string): boolean {
    return this.permissions.has(permission);
  }

  /** Refuses the call if the person may not do this. */
  need(permission: string): void {
    if (!this.may(permission)) throw new Refusal('443', forbiddenText);
  }
}
