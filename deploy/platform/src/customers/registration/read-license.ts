import { recognition, storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { keptValues, licenseValues } from '../../domain/company/license-values';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { one } from '../../kernel/data/one';
import { requireFile } from '../../kernel/files/stored-files';
import { conflict } from '../../kernel/http/http-error';
import { readPaper } from '../../kernel/ports/ocr';
import { PortFault } from '../../kernel/ports/port-fault';
import type { ReadValues } from '../../kernel/ports/read-values';
import { companyOf } from '../../kernel/tenant/company-of';
import { requirePermitStep } from './permit';

async function ask({ db, providers, member, origin, log }: CompanyContext, fileToken: string): Promise<ReadValues> {
  const provider = await providers.find(origin.tenant, 'ocr');
  if (!provider) throw conflict('证照识别暂不可用，请手工填写');
  const { compName, compCode } = member;
  const { creditCode } = await companyOf(db, compCode);
  const file = one(
    await db
      .select({ contentType: storedFile.contentType, content: storedFile.content })
      .from(storedFile)
      .where(eq(storedFile.fileToken, fileToken)),
  );
  try {
    return await readPaper(provider, 'license', file, { compName, creditCode }, compCode);
  } catch (error) {
    if (!(error instanceof PortFault)) throw error;
    log.warn({ err: error }, 'a licence could not be read');
    throw conflict('证照识别服务暂时没有响应，请手工填写或稍后再试');
  }
}

export async function licenseRead(
  context: CompanyContext,
  { body }: HandlerInput<'licenseRead'>,
): Promise<CallReply<'licenseRead'>> {
  const { db, member, now } = context;
  requirePermitStep(context);
  // The file is only read here. It becomes the company's file when the form that it fills in is saved.
  await requireFile(context, db, body.fileToken);
  const values = licenseValues(await ask(context, body.fileToken));
  const { compCode } = member;
  const { fileToken } = body;
  await db.insert(recognition).values({ compCode, fileToken, port: 'ocr', values: keptValues(values), at: now });
  return { values };
}
