import { randomInt } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { type PasswordOwner, passwordFault } from '../../domain/password/password-fault';
import { newCode } from '../../kernel/data/new-code';
import { fieldFault } from '../../kernel/http/http-error';
import type { Services } from '../../kernel/services';
import { accountByMobile } from '../../kernel/session/accounts';
import { hasAccepted, presentFault } from './employee-rules';

export interface NewEmployment {
  readonly compCode: string;
  readonly compName: string;
  readonly employeeRoles: readonly string[];
  readonly productCodes: readonly string[];
}

interface Asker {
  readonly userName: string;
  readonly mobile: string;
  readonly email: string;
  /** The password that the person chose when they registered. If the person has an account, it is not used. */
  readonly passwordHash: string;
}

const classes = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789', '!@#$%^&*_'];

const everyRule = ['10', '20', '30', '40'];

/**
 * Makes a password with one character of each class and then the rest. It satisfies every list of rules and has no
 * letters that look alike.
 */
export function firstPassword(owner: PasswordOwner): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  const all = classes.join('');
  const password = [...classes.map(pick), ...Array.from({ length: 8 }, () => pick(all))].join('');
  return passwordFault(password, { rules: everyRule }, owner) === null ? password : firstPassword(owner);
}

/** The services for adding a person: a call's context, or a reviewer's. */
export interface Adding extends Pick<Services, 'passwords' | 'messenger' | 'config'> {
  readonly origin: { readonly tenant: string };
  readonly now: Date;
}

export interface Added {
  readonly employeeCode: string;
  /** Writes to the person after the transaction is committed. */
  readonly tell: () => void;
}

/** Turns an open or refused invitation of the same person into the place that they asked for. */
async function fillInvitedPlace(db: Queryable, place: NewEmployment, userCode: string): Promise<string> {
  const here = and(eq(employee.compCode, place.compCode), eq(employee.userCode, userCode));
  const [known] = await db.select().from(employee).where(here).for('update');
  if (!known || hasAccepted(known.status)) throw fieldFault('mobile', presentFault('1'));
  await db
    .update(employee)
    .set({ status: '1', mobile: null, employeeRoles: [...place.employeeRoles] })
    .where(eq(employee.employeeCode, known.employeeCode));
  return known.employeeCode;
}

/**
 * Adds a person who asked to join, by the number that they proved. They asked themselves, so no consent is needed. An
 * existing account stays as it is, with name and password. Answers the place.
 */
export async function addEmployee(
  { origin, now }: Pick<Adding, 'origin' | 'now'>,
  db: Queryable,
  place: NewEmployment,
  person: Asker,
): Promise<string> {
  const { mobile, userName, email, passwordHash } = person;
  let account = await accountByMobile(db, origin.tenant, mobile);
  if (!account) {
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
        createdAt: now,
        firstLoginAt: now,
      })
      .onConflictDoNothing()
      .returning();
    // Another request was faster and made the account, so that account counts.
    account = made ?? (await accountByMobile(db, origin.tenant, mobile));
  }
  if (!account) throw new Error('the account was neither there nor made');
  const { userCode } = account;
  const [placed] = await db
    .insert(employee)
    .values({
      employeeCode: newCode('E'),
      compCode: place.compCode,
      userCode,
      employeeRoles: [...place.employeeRoles],
      productCodes: [...place.productCodes],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ employeeCode: employee.employeeCode });
  return placed?.employeeCode ?? (await fillInvitedPlace(db, place, userCode));
}
