import type { Queryable } from '@portal/database';
import { bankAccount, companyProfile, invitation, registration, reviewTask } from '@portal/database/schema/platform';
import { accountNumber } from '@portal/platform/src/domain/bank-account/account-number';
import { kindFacts } from '@portal/platform/src/domain/case/task-kinds';
import { afterWorkingDays } from '@portal/platform/src/domain/case/working-days';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { nextNumber } from '@portal/platform/src/kernel/data/next-number';
import { sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { certifyingCompanies, demoCompanies, mainCompany, statusCompanies } from './companies';
import { demoCreditCode } from './credit-code';
import { dayAhead } from './day-ahead';
import { type DemoTenant, demoCode } from './demo-tenant';
import { inviteCodeOf } from './invite-code';
import { emailOf, rootOf } from './people';

/** The main company's accounts, one in each state. The first is proven and used. */
const accountStates = ['ORGANFINISHED', 'INIT', 'PAID', 'PAID_FAILED', 'PAID_SUCCESS', 'FAILED', 'EXPIRED'] as const;
/** The last digits, by which people know an account. */
const tails = ['5702', '1846', '3390', '6021', '7715', '2284', '9038'] as const;

function accountRows(tenant: DemoTenant, now: Date) {
  return accountStates.map(
    (state, index): PgInsertValue<typeof bankAccount> => ({
      accountId: demoCode('B', tenant, state),
      compCode: demoCode('C', tenant, mainCompany.key),
      bankCode: '102',
      branchNo: '102290000012',
      branchName: '中国工商银行上海市分行',
      ...accountNumber(`1001252809${String(index + 1).padStart(5, '0')}${tails[index]}`),
      accountType: index === 0 ? 'BASIC' : 'GENERAL',
      state,
      isDefault: index === 0,
      amount: 36,
      remainTimes: state === 'FAILED' ? 0 : 3,
      reason: state === 'PAID_FAILED' ? '账户名称与账号不符' : state === 'FAILED' ? '金额错误次数已用完' : '',
      serialNo: state === 'PAID_SUCCESS' ? nextNumber('transfer', daysAfter(now, -1)) : '',
      foresee: state === 'PAID' || state === 'PAID_SUCCESS' ? daysAfter(now, 1) : null,
      expiresAt: state === 'PAID_SUCCESS' ? daysAfter(now, 6) : null,
      createdAt: daysAfter(now, index - 30),
    }),
  );
}

/**
 * Days until a licence ends. The main company's is about to, so that the product centre shows it; that of the company
 * in status 60 has ended.
 */
const termEnds: Readonly<Record<string, number>> = { [mainCompany.key]: 12, X60: -45 };

function profileRows(tenant: DemoTenant, now: Date): (typeof companyProfile.$inferInsert)[] {
  return demoCompanies.map(({ key, name, status, role }, index) => {
    const filled = status !== '15' && status !== '10';
    const form = {
      productCodes: ['SCM'],
      compRole: role,
      compType: '1',
      legalPerson: '王立新',
      registeredCapital: '5000.00',
      establishDate: '2018-06-12',
      termStart: '2018-06-12',
      termEnd: termEnds[key] === undefined ? null : dayAhead(now, termEnds[key]),
      provinceCode: '310000',
      cityCode: '310100',
      districtCode: '310115',
      address: '科技园路88号',
      mailAddress: '上海市浦东新区科技园路88号',
      scope: '电子产品、机械设备的研发、生产与销售；货物及技术进出口。',
      industryCode: 'C39',
      smallMicro: false,
    };
    const legalPerson = {
      name: '王立新',
      idType: 'ID',
      idNo: '11010519491231002X',
      idValidFrom: '2015-01-01',
      idValidTo: '2035-01-01',
    };
    const { name: agentName } = rootOf(key);
    const agent = { name: agentName, idNo: '11010519491231002X', email: emailOf(agentName) };
    const certified = filled && status !== '20';
    return {
      compCode: demoCode('C', tenant, key),
      permit: { compName: name, creditCode: demoCreditCode(index + 1), ...(filled ? form : {}) },
      legalPerson: certified ? legalPerson : {},
      agent: certified ? agent : {},
    };
  });
}

const sentBackText = '材料不完整，请补充后重新提交';
const refusedText = '企业经营范围暂不符合平台准入要求';
const remarks: Readonly<Record<string, string>> = { '35': sentBackText, '45': refusedText, '55': sentBackText };

/** The companies whose registration or change the platform has seen. */
const reviewedCompanies = [
  ...certifyingCompanies,
  ...statusCompanies.filter(({ status }) => status === '45' || status === '55'),
];

const sentBack = { 'agent.letterFile': '授权委托书未加盖公章', 'legalPerson.frontFile': '证件照片不清晰' };

function registrationRows(tenant: DemoTenant, now: Date): (typeof registration.$inferInsert)[] {
  const at = daysAfter(now, -2);
  const step = (title: string, hoursBefore: number, failure?: string) => ({
    title,
    at: new Date(at.getTime() - hoursBefore * 3_600_000).toISOString(),
    state: failure === undefined ? ('done' as const) : ('failed' as const),
    remark: failure ?? '',
  });
  const registered = [step('提交注册', 27), step('提交开通申请', 25.6)];
  const timelines: Readonly<Record<string, ReturnType<typeof step>[]>> = {
    '15': [step('提交注册', 27)],
    '30': [...registered, step('提交审核', 0)],
    '35': [...registered, step('提交审核', 22.3), step('审核退回', 0, sentBackText)],
    '45': [...registered, step('提交审核', 22.3), step('审核拒绝', 0, refusedText)],
    '55': [step('提交企业信息变更', 22.3), step('变更退回', 0, sentBackText)],
    // The company has been open for a long time.
    '50': [step('提交企业信息变更', 0)],
  };
  return reviewedCompanies.map(({ key, status }) => {
    const submitted = ['30', '35', '45', '50', '55'].includes(status);
    return {
      compCode: demoCode('C', tenant, key),
      submittedAt: submitted ? at : null,
      certificateAgreedAt: submitted ? at : null,
      reasons: status === '35' ? sentBack : {},
      remark: remarks[status] ?? '',
      timeline: timelines[status] ?? registered,
    };
  });
}

/** The tasks that a reviewer of the demonstration can decide from the start. None of them decides itself. */
function taskRows(tenant: DemoTenant, now: Date): (typeof reviewTask.$inferInsert)[] {
  // The companies sent them two days ago, as they read in their own time line.
  const createdAt = daysAfter(now, -2);
  const dueAt = afterWorkingDays(createdAt, kindFacts.registration.limitDays, new Map());
  return certifyingCompanies
    .filter(({ status }) => status === '30' || status === '50')
    .map(({ key, name }) => {
      const compCode = demoCode('C', tenant, key);
      const taskId = demoCode('T', tenant, key);
      const about = { kind: 'registration', subject: compCode, compCode, summary: `${name} 企业认证` };
      return { taskId, tenant: tenant.code, ...about, createdAt, dueAt };
    });
}

const invited = [
  ['宁波启航商贸有限公司', '方文博', 'WAITING', null],
  ['苏州启明电子科技有限公司', '顾晓岚', 'REGISTERED', 'S15'],
  ['南通海纳纺织有限公司', '贺志远', 'CERTIFYING', 'S30'],
  ['江南纺织集团股份有限公司', '沈若溪', 'OPENED', 'B'],
  ['杭州云栖物流有限公司', '骆俊峰', 'EXPIRED', null],
  ['合肥蜀山电气有限公司', '宋雅琴', 'REVOKED', null],
] as const;

function invitationRows(tenant: DemoTenant, now: Date): (typeof invitation.$inferInsert)[] {
  return invited.map(([compName, contact, state, key], index) => {
    const createdAt = daysAfter(now, -(state === 'WAITING' ? 1 : 10 + index));
    return {
      id: demoCode('I', tenant, state),
      compCode: demoCode('C', tenant, mainCompany.key),
      compName,
      contact,
      mobile: `1370000010${index}`,
      email: '',
      compRole: 'C101',
      remark: '',
      inviteCode: inviteCodeOf(`${tenant.code}${state}`),
      state,
      invitedCompCode: key === null ? null : demoCode('C', tenant, key),
      createdAt,
      expiresAt: daysAfter(createdAt, 7),
      finishedAt: state === 'OPENED' ? now : null,
    };
  });
}

/** Seeds the data of the demonstration's companies: their input, their accounts and their open tasks. */
export async function seedBusiness(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  await db.insert(companyProfile).values(profileRows(tenant, now)).onConflictDoNothing();
  await db
    .insert(registration)
    .values(registrationRows(tenant, now))
    .onConflictDoUpdate({
      target: registration.compCode,
      set: { reasons: sql`excluded.reasons`, remark: sql`excluded.remark`, timeline: sql`excluded.timeline` },
    });
  await db.insert(reviewTask).values(taskRows(tenant, now)).onConflictDoNothing();
  await db.insert(bankAccount).values(accountRows(tenant, now)).onConflictDoNothing();
  await db.insert(invitation).values(invitationRows(tenant, now)).onConflictDoNothing();
}
