import { product } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { previewProductAgreement } from '../../domain/agreement/product-agreements';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contentTypes } from '../../kernel/files/file-type';
import { notFound } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';

/** Shows an agreement of a product as this company would sign it, so that people can read it before they apply. */
export async function agreementPreview(
  { db, member, now }: CompanyContext,
  { body }: HandlerInput<'productAgreement'>,
): Promise<FileReply> {
  const [row] = await db.select().from(product).where(eq(product.productCode, body.productCode));
  const content = row && (await previewProductAgreement(db, member.compCode, row, body.name, now));
  if (!content) throw notFound('协议不存在');
  return { fileName: `${body.name}.pdf`, contentType: contentTypes.pdf, content };
}
