import type { Queryable } from '@portal/database';
import {
  company,
  companyProfile,
  consentGiven,
  employee,
  joinRequest,
  registration,
  user,
} from '@portal/database/schema/platform';
import { type CallReply, type Consent, consents } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { confirmedPassword } from '@portal/shared/validators';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { requireCode } from '../codes/sent-codes';
import { newCode } from '../data/new-code';
import { conflict, fieldFault } from '../http/refusal';
import { acceptInvitation, openInvitation } from '../invitations/follow-invitation';
import { accountByMobile } from '../login/accounts';
import { sendToManager } from '../messages/send-message';
import { auditAs } from '../protection/audit';
import { passwordFault } from '../protection/password-policy';
import { holdLimit } from '../protection/rate-limit';
import { issueTicket, useTicket } from '../protection/tickets';
import { startSession } from '../session/sessions';

type Body = HandlerInput<'registerSubmit'>['body'];
type Reply = CallReply<'registerSubmit'>;

/** Of the texts that one agrees to; a new text gets a new version. */
const consentVersion = '2026-01';
const joinSeconds = 3600;

export async function invitationByCode(
  { db, now, config, origin }: CallContext,
  inviteCode: string,
): Promise<CallReply<'invitationByCode'>> {
  await holdLimit(db, { key: `invitation:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
  const found = await openInvitation(db, inviteCode, now);
  const [inviter] = found ? await db.select().from(company).where(eq(company.compCode, found.compCode)) : [];
  if (!found || inviter?.tenant !== origin.tenant) {
    return { valid: false, msg: '邀请码无效或已过期', inviterCompName: '', compName: '', compRole: '' };
  }
  const { compName, compRole } = found;
  return { valid: true, msg: '', inviterCompName: inviter.compName, compName, compRole };
}

/** All that can be wrong before the code is looked at: a code is for one try. */
async function checkForm(context: CallContext, body: Body): Promise<void> {
  const { config } = context;
  const fault = passwordFault(body.pwd, config.password.rules, body.mobile);
  if (fault !== null) throw fieldFault('pwd', fault);
  const unequal = confirmedPassword(() => body.pwd)(body.rePwd);
  if (unequal !== null) throw fieldFault('rePwd', unequal);
  const missing = (Object.keys(consents) as Consent[]).filter((consent) => !body.consents.includes(consent));
  if (missing.length > 0) throw fieldFault('consents', '请阅读并同意用户服务协议、隐私政策和数字证书使用协议');
  if (body.inviteCode) {
    const { valid, msg } = await invitationByCode(context, body.inviteCode);
    if (!valid) throw fieldFault('inviteCode', msg);
  }
}

const companyByCreditCode = async ({ db, origin }: CallContext, creditCode: string) => {
  const [row] = await db
    .select()
    .from(company)
    .where(and(eq(company.tenant, origin.tenant), eq(company.creditCode, creditCode)));
  return row;
};

async function askToJoin(context: CallContext, body: Body, compCode: string, passwordHash: string): Promise<Reply> {
  const { db, origin, now } = context;
  const { userName, mobile, email = '' } = body;
  const data = { compCode, userName, mobile, email, passwordHash };
  const binding = origin.tenant;
  const joinToken = await issueTicket(db, { kind: 'joinCompany', binding, data, seconds: joinSeconds }, now);
  const [manager] = await db
    .select({ mobile: user.mobile })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  const adminMobile = maskPhone(manager?.mobile ?? '');
  return {
    result: 'companyExists',
    msg: `该企业已注册，管理员手机号为${adminMobile}，您可以申请加入`,
    adminMobile,
    joinToken,
  };
}

interface Made {
  readonly compCode: string;
  readonly userCode: string;
  readonly employeeCode: string;
}

async function makeCompany(context: CallContext, db: Queryable, body: Body, passwordHash: string): Promise<Made> {
  const { origin, now } = context;
  const { tenant, address } = origin;
  const { userName, mobile, email = '', compName, creditCode, inviteCode = '' } = body;
  const made: Made = { compCode: newCode('C'), userCode: newCode('U'), employeeCode: newCode('E') };
  const { compCode, userCode } = made;
  await db.insert(user).values({
    userCode,
    tenant,
    mobile,
    userName,
    email,
    passwordHash,
    passwordChangedAt: now,
    createdAt: now,
  });
  await db
    .insert(company)
    .values({ compCode, tenant, compName, creditCode, compStatus: '15', inviteCode, createdAt: now });
  await db.insert(employee).values({ ...made, rootManager: true, employeeRoles: ['E101'], createdAt: now });
  await db.insert(companyProfile).values({
    compCode,
    permit: { compName, creditCode, ...(body.identity === '10' ? { legalPerson: userName } : {}) },
    legalPerson: body.identity === '10' ? { name: userName } : {},
    agent: { name: userName, email },
  });
  const timeline = [{ title: '提交注册', at: now.toISOString(), state: 'done' as const, remark: '' }];
  await db.insert(registration).values({ compCode, timeline });
  await db.insert(consentGiven).values(
    body.consents.map((consent) => ({
      consentId: newCode('G'),
      userCode,
      consent,
      version: consentVersion,
      address,
      at: now,
    })),
  );
  if (inviteCode !== '' && !(await acceptInvitation(db, inviteCode, compCode, now))) {
    throw fieldFault('inviteCode', '邀请码无效或已过期');
  }
  return made;
}

/** A company from nothing, with its root manager logged in. What exists already is told only after the SMS code. */
export async function registerSubmit(context: CallContext, { body }: HandlerInput<'registerSubmit'>): Promise<Reply> {
  const { db, config, origin, now, passwords } = context;
  await holdLimit(db, { key: `register:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  await checkForm(context, body);
  await requireCode(context, { recipient: body.mobile, purpose: 'register', browserId: body.browserID }, body.code);
  if (await accountByMobile(db, origin.tenant, body.mobile)) {
    return { result: 'mobileExists', msg: '该手机号已注册，请直接登录后添加企业' };
  }
  const passwordHash = await passwords.hash(body.pwd);
  const existing = await companyByCreditCode(context, body.creditCode);
  if (existing) return askToJoin(context, body, existing.compCode, passwordHash);
  const made = await db.transaction((transaction) => makeCompany(context, transaction, body, passwordHash));
  const { compCode, userCode, employeeCode } = made;
  await auditAs(db, origin, now, 'register', 'ok', { userCode, compCode, object: body.compName });
  const place = { userCode, employeeCode, browserId: body.browserID, origin, most: config.session.perUser };
  return {
    result: 'registered',
    msg: '注册成功',
    cookieDetailsVo: await startSession(db, config, place, now),
    employeeCode,
    compName: body.compName,
    compStatus: '15',
    inviteCode: body.inviteCode ?? '',
  };
}

export async function registerJoin(context: CallContext, { body }: HandlerInput<'registerJoin'>): Promise<null> {
  const { db, origin, now } = context;
  const asked = await useTicket(db, 'joinCompany', origin.tenant, body.joinToken, now);
  if (!asked) throw conflict('申请已失效，请重新注册');
  const request = { ...asked, joinNo: newCode('J'), remark: body.remark ?? '', state: 'WAITING', createdAt: now };
  await db.insert(joinRequest).values(request);
  const message = {
    type: 'BUSINESS',
    title: '有人申请加入企业',
    content: `<p>手机号${maskPhone(asked.mobile)}的用户申请加入贵司，请在人员管理中处理。</p>`,
    sender: '平台',
    linkUri: '/center/crm/employee/list',
  } as const;
  await sendToManager(db, asked.compCode, message, now);
  return null;
}
