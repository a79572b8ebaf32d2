import { z } from 'zod';

/** Ten trillion yuan, which is more than any company owes. */
const cents = z.int().min(0).max(1_000_000_000_000_000);
const words = z.string().trim().min(1).max(40);
/** A path at the product itself, with its query. */
export const productPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])/, '地址不正确')
  .meta({ examples: ['/vouchers?state=toConfirm'] });

/** The figures that a product tells of one company. Amounts are in cents. What a product does not know, it leaves empty. */
export const productFigures = z.object({
  limit: z.object({ total: cents, used: cents }).nullable(),
  /** `volume`: what was financed in each month; `balance`: what was owed at the end of each. The oldest comes first. */
  months: z
    .object({
      kind: z.enum(['volume', 'balance']),
      rows: z.array(z.object({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), cents })).max(13),
    })
    .nullable(),
  /** What the company has to pay in the next ninety days. */
  dues: z.array(z.object({ date: z.iso.date(), cents, title: words })).max(200),
  toDos: z
    .array(
      z.object({ title: words, count: z.int().min(1).max(9999), date: z.iso.date().nullable(), path: productPath }),
    )
    .max(10),
});

export type ProductFigures = z.infer<typeof productFigures>;
