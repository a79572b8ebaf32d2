import type { Queryable } from '@portal/database';
import { company, permit as permitTable, product, registration } from '@portal/database/schema/platform';
import { companyRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { maskBankAccount, maskIdentityNumber } from '@portal/shared/format';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import { newCode } from '../data/new-code';
import { sendToManager } from '../messages/send-message';
import { audit } from '../protection/audit';
import { registrationAccount } from '../real-name/read-proofs';
import { areaName } from '../reference/divisions';
import type { Decision } from '../review/decision';
import { closeTask } from '../review/review-tasks';
import { issueCertificates } from '../signing/certificates';
import { offerProductAgreements } from '../signing/product-agreements';
import { advance } from './advance';
import { noteStep, profileOf, registrationOf, textOf } from './records';
import { reopenedStep } from './verification-cards';

type View = CallReply<'approvalView'>;

const waiting: Readonly<Record<string, string>> = { '30': '平台审核', '50': '变更复审' };

export async function approvalView({ db, member, now }: CompanyContext): Promise<View> {
  const { compCode, compStatus } = member;
  const { permit, legalPerson, agent } = await profileOf(db, compCode);
  const { timeline, reasons, remark } = await registrationOf(db, compCode);
  const account = await registrationAccount(db, compCode, now);
  const title = waiting[compStatus];
  const open =
    title === undefined ? [] : [{ title, at: null, state: 'doing' as const, remark: '预计 1–3 个工作日完成' }];
  const item = (label: string, value: string) => ({ label, value });
  return {
    compStatus,
    timeline: [...timeline, ...open],
    reasons,
    remark,
    submitted: [
      {
        section: '企业信息',
        items: [
          item('企业名称', textOf(permit, 'compName') || member.compName),
          item('统一社会信用代码', textOf(permit, 'creditCode')),
          item('企业角色', companyRoleLabel(textOf(permit, 'compRole'))),
          item('法定代表人', textOf(permit, 'legalPerson')),
          item('注册资本（万元）', textOf(permit, 'registeredCapital')),
          item('成立日期', textOf(permit, 'establishDate')),
          item('注册地址', areaName(textOf(permit, 'districtCode')) + textOf(permit, 'address')),
          item('通讯地址', textOf(permit, 'mailAddress')),
        ],
      },
      {
        section: '法人信息',
        items: [
          item('姓名', textOf(legalPerson, 'name')),
          item('证件号码', maskIdentityNumber(textOf(legalPerson, 'idNo'))),
        ],
      },
      {
        section: '管理员信息',
        items: [
          item('姓名', textOf(agent, 'name')),
          item('证件号码', maskIdentityNumber(textOf(agent, 'idNo'))),
          item('邮箱', textOf(agent, 'email')),
        ],
      },
      {
        section: '对公账户',
        items: account
          ? [item('开户支行', account.branchName), item('银行账号', maskBankAccount(account.accountNo))]
          : [],
      },
    ],
  };
}

export async function approvalWithdraw(context: CompanyContext): Promise<CallReply<'approvalWithdraw'>> {
  const { db, member, now } = context;
  const { compCode } = member;
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'withdrawn', now);
    await closeTask(transaction, 'registration', compCode, now);
    await noteStep(transaction, compCode, { title: '撤回申请', state: 'done', remark: '' }, now);
    return status;
  });
  await audit(context, 'registration.withdraw', 'ok');
  return { compStatus };
}

export async function approvalCorrect(context: CompanyContext): Promise<CallReply<'approvalCorrect'>> {
  const { db, member, now } = context;
  const { compCode } = member;
  const compStatus = await db.transaction(async (transaction) => {
    const { reasons } = await registrationOf(transaction, compCode);
    await transaction
      .update(registration)
      .set({ correctable: Object.keys(reasons) })
      .where(eq(registration.compCode, compCode));
    return advance(transaction, compCode, reopenedStep(reasons), now);
  });
  return { compStatus };
}

/** The products that were asked for, and the company's role in each. */
async function openProducts(db: Queryable, compCode: string, now: Date): Promise<void> {
  const { permit } = await profileOf(db, compCode);
  const wanted = Array.isArray(permit.productCodes)
    ? permit.productCodes.filter((code) => typeof code === 'string')
    : [];
  const compRole = textOf(permit, 'compRole') || 'C101';
  const compRoles = [...new Set([...wanted, 'CRM'])].map((prodCode) => ({ prodCode, compRole }));
  await db.update(company).set({ compRoles }).where(eq(company.compCode, compCode));
  if (wanted.length === 0) return;
  const known = await db
    .select({ productCode: product.productCode })
    .from(product)
    .where(inArray(product.productCode, wanted));
  const permits = known.map(({ productCode }) => ({
    compCode,
    productCode,
    applyNo: newCode('A'),
    state: 'OPEN',
    appliedAt: now,
  }));
  if (permits.length === 0) return;
  const granted = await db.insert(permitTable).values(permits).onConflictDoNothing().returning();
  for (const held of granted) await offerProductAgreements(db, held, now);
}

const results = {
  approve: { event: 'approved', title: '审核通过', state: 'done', text: '贵司的企业认证已审核通过，欢迎使用。' },
  return: {
    event: 'returned',
    title: '审核退回',
    state: 'failed',
    text: '贵司的企业认证被退回，请按原因修改后重新提交。',
  },
  reject: { event: 'rejected', title: '审核拒绝', state: 'failed', text: '贵司的企业认证未通过审核，请联系客服。' },
} as const;

/** What the platform's reviewer decided about a registration. */
export async function decideRegistration(
  db: Queryable,
  compCode: string,
  { outcome, reason, reasons }: Decision,
  now: Date,
): Promise<void> {
  const { event, title, state, text } = results[outcome];
  await advance(db, compCode, event, now);
  await registrationOf(db, compCode);
  await db
    .update(registration)
    .set({ remark: reason, reasons: { ...reasons } })
    .where(eq(registration.compCode, compCode));
  await noteStep(db, compCode, { title, state, remark: reason }, now);
  if (outcome === 'approve') {
    await issueCertificates(db, compCode, now);
    await openProducts(db, compCode, now);
  }
  const message = { type: 'AUDIT', title: `企业认证${title}`, content: `<p>${text}</p>`, sender: '平台运营' } as const;
  await sendToManager(db, compCode, message, now);
}
