import { randomInt } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { newCode } from '../data/new-code';
import { fieldFault } from '../http/refusal';
import { accountByMobile } from '../login/accounts';
import type { Services } from '../services';

interface Place {
  readonly compCode: string;
  readonly compName: string;
  readonly employeeRoles: readonly string[];
  readonly productCodes: readonly string[];
}

interface Person {
  readonly userName: string;
  readonly mobile: string;
  readonly email?: string | undefined;
  /** What the person chose when registering; without it a first password goes out by SMS. */
  readonly passwordHash?: string;
}

const classes = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789', '!@#$%^&*_'];

/** One character of each class, then the rest: what every rule list asks for, without letters that look alike. */
export function firstPassword(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  const all = classes.join('');
  return [...classes.map(pick), ...Array.from({ length: 8 }, () => pick(all))].join('');
}

/** What adding needs: a call's context, or a reviewer's. */
export interface Adding extends Pick<Services, 'passwords' | 'messenger'> {
  readonly origin: { readonly tenant: string };
  readonly now: Date;
}

export interface Added {
  readonly employeeCode: string;
  /** Sends what the person has to know, once the transaction is in. */
  readonly tell: () => void;
}

/**
 * A person into a company. Whoever has an account keeps it as it is, with name and password; otherwise one is made,
 * whose first password has to be changed at the first login.
 */
export async function addEmployee(context: Adding, db: Queryable, place: Place, person: Person): Promise<Added> {
  const { origin, now, passwords, messenger } = context;
  const { mobile, userName, email = '' } = person;
  let account = await accountByMobile(db, origin.tenant, mobile);
  let password: string | undefined;
  if (!account) {
    if (person.passwordHash === undefined) password = firstPassword();
    const passwordHash = person.passwordHash ?? (await passwords.hash(password ?? ''));
    const [made] = await db
      .insert(user)
      .values({
        userCode: newCode('U'),
        tenant: origin.tenant,
        mobile,
        userName,
        email,
        passwordHash,
        passwordChangedAt: now,
        mustChangePassword: password !== undefined,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    // Somebody else was faster: then it is their account.
    if (!made) password = undefined;
    account = made ?? (await accountByMobile(db, origin.tenant, mobile));
  }
  if (!account) throw new Error('the account was neither there nor made');
  const employeeCode = newCode('E');
  const [placed] = await db
    .insert(employee)
    .values({
      employeeCode,
      compCode: place.compCode,
      userCode: account.userCode,
      employeeRoles: [...place.employeeRoles],
      productCodes: [...place.productCodes],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ employeeCode: employee.employeeCode });
  if (!placed) throw fieldFault('mobile', '该手机号已是本企业人员');
  const text =
    password === undefined
      ? `您已加入${place.compName}，请使用本手机号登录。`
      : `您已加入${place.compName}，初始密码${password}，首次登录请修改。请勿告知他人。`;
  const tell = () =>
    messenger.send({
      tenant: origin.tenant,
      channel: 'sms',
      recipient: mobile,
      purpose: 'employeeAdded',
      code: password ?? '',
      text,
    });
  return { employeeCode, tell };
}
