import type { Queryable } from '@portal/database';
import { employee, permit } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { one } from '../../kernel/data/one';
import type { Member } from '../../kernel/session/session-state';
import { productsWaitingForSignature } from '../agreement/product-agreements';
import { ofProduct } from './move-permit';
import { shownPermit } from './permit-machine';

type Access = CallReply<'checkPassByProductCodeCompCodeAndUserCode'>;

/**
 * Tells which of the company's products this person may use. The root manager may use all, other people those that they
 * were given.
 */
export async function usableProducts(db: Queryable, member: Member): Promise<(productCode: string) => boolean> {
  if (member.rootManager) return () => true;
  const place = one(
    await db
      .select({ productCodes: employee.productCodes })
      .from(employee)
      .where(eq(employee.employeeCode, member.employeeCode)),
  );
  return (productCode) => place.productCodes.includes(productCode);
}

/** Returns whether the person may enter a product now, and if not, why. */
export async function productAccess(db: Queryable, member: Member, productCode: string, now: Date): Promise<Access> {
  const refused = (msg: string): Access => ({ pass: false, msg });
  const [held] = await db.select().from(permit).where(ofProduct(member.compCode, productCode));
  const waiting = await productsWaitingForSignature(db, member.compCode);
  const { permitState, reason } = shownPermit(held ?? null, now, waiting);
  if (permitState === 'STOPPED') return refused(reason || '该产品已停用，请联系客服');
  if (permitState === 'NONE' || permitState === 'APPLYING') return refused('企业尚未开通该产品');
  const mayUse = await usableProducts(db, member);
  if (!mayUse(productCode)) return refused('您没有该产品的权限，请联系企业管理员');
  if (permitState === 'TO_SIGN') return refused('该产品的协议尚未签署，签署后即可进入');
  return { pass: true, msg: '' };
}
