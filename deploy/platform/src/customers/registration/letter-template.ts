import { creditCodeLabel } from '@portal/shared/company-fields';
import type { CompanyContext } from '../../kernel/calls/context';
import { startOfDay } from '../../kernel/data/day-range';
import { contentTypes } from '../../kernel/files/file-type';
import { numbered, stampPlace } from '../../kernel/files/pdf/blocks';
import { writePdf } from '../../kernel/files/pdf/write-pdf';
import type { FileReply } from '../../kernel/http/replies';
import { companyOf } from '../../kernel/tenant/company-of';
import { legalParty, platformInFull } from '../../kernel/tenant/legal-party';

const rights = [
  '办理企业注册、实名认证以及企业资料的维护与变更；',
  '申请、更新与使用企业数字证书和本人的数字证书；',
  '申请开通平台产品，签署与产品有关的电子协议；',
  '维护企业人员、角色与银行账户，办理日常业务操作。',
];

/**
 * Makes the letter in which a company gives its manager the right to act for it. The company stamps it and sends it
 * back.
 */
export async function letterTemplate({ db, origin, member, session, now }: CompanyContext): Promise<FileReply> {
  const party = await legalParty(db, origin.tenant);
  const { compName, creditCode } = await companyOf(db, member.compCode);
  const content = await writePdf({
    title: '授权委托书',
    date: startOfDay(now),
    subtitle: `致：${party.legalName}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['委托企业', compName],
          [creditCodeLabel, creditCode],
          ['受托人', session.userName],
        ],
      },
      { kind: 'gap', height: 12 },
      {
        kind: 'paragraph',
        text: `兹授权 ${session.userName} 作为 ${compName} 的管理员，在${platformInFull(party)}办理下列事项：`,
      },
      ...numbered(rights),
      {
        kind: 'paragraph',
        text: '受托人在授权范围内的操作视为本企业的行为，由本企业承担相应的法律责任。受托人无转委托权。',
      },
      { kind: 'paragraph', text: '授权期限：自签署之日起至本企业书面撤销之日止。' },
      { kind: 'gap', height: 24 },
      stampPlace('委托企业（盖章）', compName),
    ],
  });
  return { fileName: '授权委托书模板.pdf', contentType: contentTypes.pdf, content };
}
