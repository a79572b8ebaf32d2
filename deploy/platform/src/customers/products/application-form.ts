import { product } from '@portal/database/schema/platform';
import { applicationForm } from '@portal/shared/codes';
import { creditCodeLabel } from '@portal/shared/company-fields';
import { eq } from 'drizzle-orm';
import { profileOf, textOf } from '../../domain/company/records';
import { areaName } from '../../domain/reference/divisions';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { startOfDay } from '../../kernel/data/day-range';
import { contentTypes } from '../../kernel/files/file-type';
import { numbered, stampPlace } from '../../kernel/files/pdf/blocks';
import { writePdf } from '../../kernel/files/pdf/write-pdf';
import { notFound } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';
import { companyOf } from '../../kernel/tenant/company-of';
import { legalParty } from '../../kernel/tenant/legal-party';

const title = applicationForm.replace('（盖章）', '');

const pledges = [
  '所提交的材料真实、完整、有效，复印件与原件一致。',
  '已阅读并同意遵守该产品的服务协议与业务规则，所办理的业务均有真实的贸易背景。',
  '企业信息、经办人或授权发生变化时，及时在平台办理变更；因材料不实或未及时变更造成的后果由本企业承担。',
];

/** Makes the form that a company stamps to ask for a product. It fills in the known data of the company. */
export async function productApplicationForm(
  { db, member, session, now }: CompanyContext,
  { body }: HandlerInput<'productApplicationForm'>,
): Promise<FileReply> {
  const [wanted] = await db.select().from(product).where(eq(product.productCode, body.productCode));
  if (!wanted) throw notFound('产品不存在或已下线');
  const { compName, creditCode, tenant } = await companyOf(db, member.compCode);
  const { permit } = await profileOf(db, member.compCode);
  const { legalName, platformName } = await legalParty(db, tenant);
  const content = await writePdf({
    title,
    date: startOfDay(now),
    subtitle: `致：${legalName}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['申请企业', compName],
          [creditCodeLabel, creditCode],
          ['法定代表人', textOf(permit, 'legalPerson')],
          ['注册地址', `${areaName(textOf(permit, 'districtCode'))}${textOf(permit, 'address')}`],
          ['申请产品', wanted.productName],
          ['经办人', session.userName],
        ],
      },
      { kind: 'heading', text: '一、申请事项' },
      {
        kind: 'paragraph',
        text: `本企业申请在${platformName}开通“${wanted.productName}”，并授权上述经办人办理开通申请、材料提交与相关手续。`,
      },
      { kind: 'heading', text: '二、随附材料' },
      ...numbered(wanted.materials.filter((material) => material !== applicationForm)),
      { kind: 'heading', text: '三、声明与承诺' },
      ...numbered(pledges),
      { kind: 'gap', height: 24 },
      stampPlace('申请企业（盖章）', compName),
    ],
  });
  return { fileName: `${wanted.productName}${title}.pdf`, contentType: contentTypes.pdf, content };
}
