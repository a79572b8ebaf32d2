import { companyRoleLabel, consents, proofWays } from '@portal/shared/codes';
import { companyFields, contactFields, creditCodeLabel } from '@portal/shared/company-fields';
import { type BankAccountState, bankAccountStates, type CallReply, faceStates } from '@portal/shared/contract';
import {
  formatAmount,
  formatDay,
  formatMinute,
  maskBankAccount,
  maskIdentityNumber,
  maskPhone,
} from '@portal/shared/format';
import { isOwnAgent } from '../../domain/company/own-agent';
import { type Profile, profileOf, registrationOf, textOf } from '../../domain/company/records';
import { askedProducts, namesOfProducts } from '../../domain/product/product-names';
import { lastFace, registrationAccount } from '../../domain/real-name/read-proofs';
import { bankNames } from '../../domain/reference/banks';
import { companyTypes } from '../../domain/reference/dictionaries';
import { areaName } from '../../domain/reference/divisions';
import { industryName } from '../../domain/reference/industries';
import type { CompanyContext } from '../../kernel/calls/context';
import { fileRefs } from '../../kernel/files/stored-files';

type Section = CallReply<'approvalView'>['submitted'][number];
type Item = Section['items'][number];
type Values = Readonly<Record<string, unknown>>;

const item = (label: string, value: string): Item => ({ label, value, file: null });

const term = (from: string, to: unknown) =>
  from === '' ? '' : `${formatDay(from)} 至 ${typeof to === 'string' && to !== '' ? formatDay(to) : '长期'}`;

const amount = (text: string) => (text === '' ? '' : formatAmount(text));

/** Gives everything that the company sent with its application, with its files. Reviewers see it. */
export async function submittedPapers(context: CompanyContext): Promise<Section[]> {
  const profile = await profileOf(context.db, context.member.compCode);
  const { permit, legalPerson } = profile;
  return [
    { section: '开通申请', items: await applied(context, permit) },
    { section: '企业信息', items: await companyItems(context, permit) },
    { section: '法人信息', items: await legalPersonItems(context, legalPerson) },
    { section: '管理员信息', items: await agentItems(context, profile) },
    { section: '认证方式', items: await proofItems(context) },
    { section: '数字证书与签章', items: await certificateItems(context) },
  ];
}

async function paper({ db }: CompanyContext, label: string, values: Values, field: string): Promise<Item> {
  const [file = null] = await fileRefs(db, [textOf(values, field)]);
  return { label, value: file?.fileName ?? '', file };
}

async function applied({ db }: CompanyContext, permit: Profile['permit']): Promise<Item[]> {
  const products = await namesOfProducts(db, askedProducts(permit));
  return [item('申请产品', products.join('、')), item('企业角色', companyRoleLabel(textOf(permit, 'compRole')))];
}

async function companyItems(context: CompanyContext, permit: Profile['permit']): Promise<Item[]> {
  const text = (field: string) => textOf(permit, field);
  return [
    item('企业名称', text('compName') || context.member.compName),
    item(creditCodeLabel, text('creditCode')),
    item('企业类型', companyTypes[text('compType')] ?? text('compType')),
    item('法定代表人', text('legalPerson')),
    item('注册资本（万元）', amount(text('registeredCapital'))),
    item('成立日期', text('establishDate')),
    item('营业期限', term(text('termStart'), permit.termEnd)),
    item('注册地址', areaName(text('districtCode')) + text('address')),
    ...contactFields.map((name) => item(companyFields[name].label, text(name))),
    item('经营范围', text('scope')),
    item('所属行业', industryName(text('industryCode')) ?? ''),
    item('小微企业', permit.smallMicro === true ? '是' : '否'),
    await paper(context, '营业执照', permit, 'licenseFile'),
  ];
}

async function legalPersonItems(context: CompanyContext, legalPerson: Profile['legalPerson']): Promise<Item[]> {
  return [
    item('姓名', textOf(legalPerson, 'name')),
    item('证件类型', '居民身份证'),
    item('证件号码', maskIdentityNumber(textOf(legalPerson, 'idNo'))),
    item('证件有效期', term(textOf(legalPerson, 'idValidFrom'), legalPerson.idValidTo)),
    await paper(context, '身份证人像面', legalPerson, 'frontFile'),
    await paper(context, '身份证国徽面', legalPerson, 'backFile'),
  ];
}

async function agentItems(context: CompanyContext, profile: Profile): Promise<Item[]> {
  const { agent } = profile;
  const ownAgent = isOwnAgent(await registrationOf(context.db, context.member.compCode), profile);
  return [
    item('姓名', textOf(agent, 'name')),
    item('证件号码', maskIdentityNumber(textOf(agent, 'idNo'))),
    item('手机号码', maskPhone(context.session.mobile)),
    item('邮箱', textOf(agent, 'email')),
    ownAgent
      ? item('授权委托书', '法定代表人本人办理，无需提供')
      : await paper(context, '授权委托书', agent, 'letterFile'),
  ];
}

/** Returns the state of both ways of proof, as far as the company used them. */
async function proofItems({ db, member, now }: CompanyContext): Promise<Item[]> {
  const face = await lastFace(db, member.compCode, 'registration', now);
  const account = await registrationAccount(db, member.compCode, now);
  const byFace = face ? [item(proofWays.face, faceStates[face.state as keyof typeof faceStates])] : [];
  if (!account) return byFace;
  return [
    ...byFace,
    item(proofWays.transfer, bankAccountStates[account.state as BankAccountState]),
    item('开户银行', (await bankNames(db))(account.bankCode)),
    item('开户支行', account.branchName),
    item('银行账号', maskBankAccount(account.accountNo)),
  ];
}

async function certificateItems({ db, member }: CompanyContext): Promise<Item[]> {
  const { certificateAgreedAt } = await registrationOf(db, member.compCode);
  return certificateAgreedAt ? [item(`同意《${consents.CERTIFICATE}》`, formatMinute(certificateAgreedAt))] : [];
}
