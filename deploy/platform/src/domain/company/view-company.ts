import { changeRequest } from '@portal/database/schema/platform';
import { companyRoleLabel, compStatusOf } from '@portal/shared/codes';
import { creditCodeLabel, invoiceNames, legalIdLabel, permitTexts } from '@portal/shared/company-fields';
import type { CallReply } from '@portal/shared/contract';
import { maskIdentityNumber, maskPhone } from '@portal/shared/format';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import { chineseDay } from '../../kernel/data/chinese-day';
import { startOfDay } from '../../kernel/data/day-range';
import { writePdf } from '../../kernel/files/pdf/write-pdf';
import { fileRefs } from '../../kernel/files/stored-files';
import { conflict } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';
import { companyOf, managerOf } from '../../kernel/tenant/company-of';
import { legalParty } from '../../kernel/tenant/legal-party';
import { areaName } from '../reference/divisions';
import { industryName } from '../reference/industries';
import { isExpiring } from './paper-expiry';
import { type Profile, profileOf, textOf } from './records';

type View = CallReply<'companyView'>;

const textsOf = <Name extends string>(part: Profile['permit'], names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(part, name)])) as Record<Name, string>;

export const companyView = (context: CompanyContext): Promise<View> => viewCompany(context, context.member.compCode);

export async function viewCompany({ db, now }: Pick<CompanyContext, 'db' | 'now'>, compCode: string): Promise<View> {
  const row = await companyOf(db, compCode);
  const { permit, legalPerson, agent, invoice } = await profileOf(db, compCode);
  const manager = await managerOf(db, compCode);
  const [open] = await db
    .select({ changeNo: changeRequest.changeNo })
    .from(changeRequest)
    .where(
      and(
        eq(changeRequest.compCode, compCode),
        eq(changeRequest.accountId, ''),
        inArray(changeRequest.state, ['SUBMITTED', 'REVIEWING']),
      ),
    );
  const paper = async (name: string, tokens: readonly string[], expireDate: string | null) => ({
    name,
    files: await fileRefs(db, tokens),
    expireDate,
    expiring: isExpiring(expireDate, now),
  });
  const termEnd = textOf(permit, 'termEnd') || null;
  const idValidTo = textOf(legalPerson, 'idValidTo') || null;
  const compRole = textOf(permit, 'compRole') || (row.compRoles[0]?.compRole ?? '');
  return {
    compCode,
    compNo: row.compNo,
    ...textsOf(permit, permitTexts),
    compName: row.compName,
    creditCode: row.creditCode,
    compType: textOf(permit, 'compType'),
    establishDate: textOf(permit, 'establishDate'),
    termStart: textOf(permit, 'termStart'),
    termEnd,
    region: areaName(textOf(permit, 'districtCode')),
    industry: industryName(textOf(permit, 'industryCode')) ?? '',
    smallMicro: permit.smallMicro === true,
    compRole,
    compStatus: row.compStatus,
    certifiedTime: row.certifiedAt?.toISOString() ?? null,
    adminName: manager?.userName ?? '',
    adminMobile: maskPhone(manager?.mobile ?? ''),
    legal: {
      name: textOf(legalPerson, 'name'),
      idNo: maskIdentityNumber(textOf(legalPerson, 'idNo')),
      idValidTo,
    },
    papers: [
      await paper('营业执照', [textOf(permit, 'licenseFile')], termEnd),
      await paper(legalIdLabel, [textOf(legalPerson, 'frontFile'), textOf(legalPerson, 'backFile')], idValidTo),
      await paper('授权委托书', [textOf(agent, 'letterFile')], null),
    ],
    invoice: {
      ...textsOf(invoice, invoiceNames),
      taxpayerId: textOf(invoice, 'taxpayerId') || row.creditCode,
    },
    openChangeNo: open?.changeNo ?? '',
  };
}

export async function companyCertificate(context: CompanyContext): Promise<FileReply> {
  const view = await companyView(context);
  if (view.certifiedTime === null) throw conflict('企业尚未完成认证');
  const { legalName, platformName } = await legalParty(context.db, context.origin.tenant);
  const content = await writePdf({
    title: '企业认证信息',
    date: startOfDay(context.now),
    subtitle: `企业编号：${view.compNo}`,
    framed: true,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['企业名称', view.compName],
          [creditCodeLabel, view.creditCode],
          ['法定代表人', view.legalPerson],
          ['注册地址', `${view.region}${view.address}`],
          ['企业角色', companyRoleLabel(view.compRole)],
          ['管理员', view.adminName],
          ['认证状态', compStatusOf(view.compStatus).label],
          ['认证日期', chineseDay(view.certifiedTime)],
        ],
      },
      { kind: 'gap', height: 12 },
      {
        kind: 'paragraph',
        text: `上述企业已在${platformName}完成企业实名认证。以上信息依据该企业提交的材料核验，以出具之日为准。`,
      },
      { kind: 'gap', height: 24 },
      {
        kind: 'seals',
        places: [
          {
            role: '出具方',
            name: legalName,
            seal: '业务专用章',
            lines: [`出具日期：${chineseDay(context.now)}`],
          },
        ],
      },
    ],
  });
  return { fileName: `${view.compName}认证信息.pdf`, contentType: 'application/pdf', content };
}
