import { company, permit, product } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { asc, eq } from 'drizzle-orm';
import { productsWaitingForSignature } from '../../domain/agreement/product-agreements';
import { shownPermit } from '../../domain/product/permit-machine';
import { usableProducts } from '../../domain/product/product-access';
import type { CompanyContext } from '../../kernel/calls/context';
import { one } from '../../kernel/data/one';

/** The codes of the products that the company has and this person may use, each with the day from which it is open. */
async function openProducts({ db, member, now }: CompanyContext): Promise<{ productCode: string; since: string }[]> {
  const waiting = await productsWaitingForSignature(db, member.compCode);
  const mayUse = await usableProducts(db, member);
  const rows = await db
    .select({ permit })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(eq(permit.compCode, member.compCode))
    .orderBy(asc(product.orderNum));
  return rows
    .map(({ permit: held }) => held)
    .filter((held) => mayUse(held.productCode) && shownPermit(held, now, waiting).permitState === 'OPEN')
    .map(({ productCode, history, appliedAt }) => {
      const opened = history.at(-1)?.at;
      return { productCode, since: formatDay(opened ?? appliedAt ?? now) };
    });
}

/** Returns what the company's open products tell. All are asked at once, and one that fails costs the others nothing. */
export async function productFigures(context: CompanyContext): Promise<CallReply<'productFigures'>> {
  const { db, member, origin, providers, figures, now } = context;
  const provider = await providers.find(origin.tenant, 'figures');
  if (!provider) return [];
  const { compCode, compName, rolesInForce } = member;
  const { creditCode } = one(
    await db.select({ creditCode: company.creditCode }).from(company).where(eq(company.compCode, compCode)),
  );
  const asked = (await openProducts(context)).map(async ({ productCode, since }) => {
    const role = rolesInForce.find(({ prodCode }) => prodCode === productCode) ?? rolesInForce[0];
    const wanted = { productCode, compName, creditCode, compRole: role?.compRole ?? '', since };
    const { at, ...told } = await figures.read(provider, wanted, now);
    return { productCode, ...told, at: at?.toISOString() ?? null };
  });
  return Promise.all(asked);
}
