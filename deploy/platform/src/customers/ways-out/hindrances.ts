import type { Queryable } from '@portal/database';
import { adminChange, agreement, bankAccount, changeRequest, permit, product } from '@portal/database/schema/platform';
import type { CallReply, ClosingHindrance } from '@portal/shared/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';

type Hindrance = CallReply<'closingView'>['hindrances'][number];

const row = (kind: ClosingHindrance, name: string, productCode = ''): Hindrance => ({ kind, name, productCode });

/** Finds the products that the company may use or asks for. */
async function products(db: Queryable, compCode: string, now: Date): Promise<Hindrance[]> {
  const rows = await db
    .select({ state: permit.state, productCode: permit.productCode, name: product.productName })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(
      and(
        eq(permit.compCode, compCode),
        inArray(permit.state, ['APPLYING', 'REVIEWING', 'OPEN']),
        or(isNull(permit.expiresAt), gt(permit.expiresAt, now)),
      ),
    )
    .orderBy(product.orderNum);
  return rows.map(({ state, name, productCode }) =>
    state === 'OPEN' ? row('product', name, productCode) : row('application', name),
  );
}

/**
 * Finds all that has to come to its end before the company can be closed. Agreements of a product that is no longer
 * used, and agreements that nobody has begun to sign, end with the closing itself.
 */
export async function closingHindrances(db: Queryable, compCode: string, now: Date): Promise<Hindrance[]> {
  const agreements = await db
    .select({ name: agreement.name })
    .from(agreement)
    .where(and(eq(agreement.compCode, compCode), inArray(agreement.state, ['SIGNING', 'SEALING', 'CHECKING'])));
  const transfers = await db
    .select({ accountNo: bankAccount.accountNo })
    .from(bankAccount)
    .where(
      and(
        eq(bankAccount.compCode, compCode),
        isNull(bankAccount.unboundAt),
        or(
          eq(bankAccount.state, 'PAID'),
          and(eq(bankAccount.state, 'PAID_SUCCESS'), or(isNull(bankAccount.expiresAt), gt(bankAccount.expiresAt, now))),
        ),
      ),
    );
  const underReview = ['SUBMITTED', 'REVIEWING'];
  const changes = await db
    .select({ requestNo: changeRequest.requestNo })
    .from(changeRequest)
    .where(and(eq(changeRequest.compCode, compCode), inArray(changeRequest.state, underReview)));
  const admins = await db
    .select({ requestNo: adminChange.requestNo })
    .from(adminChange)
    .where(and(eq(adminChange.compCode, compCode), inArray(adminChange.state, underReview)));
  return [
    ...(await products(db, compCode, now)),
    ...agreements.map(({ name }) => row('agreement', name)),
    ...transfers.map(({ accountNo }) => row('transfer', `尾号${accountNo.slice(-4)}的账户`)),
    ...changes.map(({ requestNo }) => row('change', requestNo)),
    ...admins.map(({ requestNo }) => row('adminChange', requestNo)),
  ];
}
