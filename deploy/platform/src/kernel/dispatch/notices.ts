import type { MessageType } from '@portal/shared/contract';
import type { OccasionCode } from './sms-topics';

export type Channel = 'message' | 'sms' | 'email';

export interface Notice {
  /**
   * The receivers: the company's root manager and the person who asked for it, the people who may sign for the company,
   * or the one person that it is about.
   */
  readonly to: 'managers' | 'signers' | 'person';
  readonly by: readonly Channel[];
  /** With a topic the SMS goes to the people who get this topic by 短信通知, instead of `to`. */
  readonly topic?: OccasionCode;
  readonly type: MessageType;
  readonly sender: string;
  readonly title: string;
  /** The whole text of an SMS, so it names the company. */
  readonly text: string;
  /** More text for messages and e-mails. It is left out when its variables are empty. */
  readonly detail?: string;
  /** The page that the notice is about. */
  readonly page: string;
  /** What the link to it in a message says. It is empty if nothing is to be done or seen there. */
  readonly linkText: string;
}

const everywhere = ['message', 'sms', 'email'] as const;
const inPortal = ['message'] as const;

const reviewed = { type: 'AUDIT', sender: '平台运营', by: everywhere, to: 'managers' } as const;
/** The platform's decision about the company. */
const result = { ...reviewed, topic: 'company.reviewed' } as const;
const byAccounts = { type: 'BUSINESS', sender: '账户中心', by: everywhere, to: 'managers' } as const;
const signing = {
  type: 'BUSINESS',
  sender: '协议中心',
  by: everywhere,
  to: 'signers',
  page: '/center/crm/file/list',
  linkText: '去签署协议',
} as const;
const security = {
  type: 'SECURITY',
  sender: '安全中心',
  by: everywhere,
  to: 'person',
  page: '/center/crm/user',
  linkText: '查看个人信息',
} as const;
const people = {
  type: 'BUSINESS',
  sender: '平台',
  by: inPortal,
  to: 'managers',
  page: '/center/crm/employee/list',
  linkText: '查看人员',
} as const;
const care = { type: 'SYSTEM', sender: '平台客服', by: everywhere, to: 'managers', page: '', linkText: '' } as const;
const applicant = { type: 'BUSINESS', sender: '平台', by: ['sms'], to: 'person', page: '', linkText: '' } as const;

/**
 * People hear of it when nobody can enter the company: its administrator finds the way out at the login. Whoever reads
 * the message has entered it again.
 */
const blocked = { ...result, page: '/login', linkText: '' } as const;

const changePage = '/center/crm/company/changeAccView?changeNo={changeNo}&changeType={changeType}';
const reason = '原因：{reason}';
const notMe = '如非本人操作，请立即修改登录密码并联系平台客服。';

/**
 * Every event that the platform tells people about by itself: the receivers, the channels and the texts. `{company}` is
 * the name of the company; the other variables come with the event. Letters that a person asks for, such as a code, an
 * invitation or a first password, are not here: they go out at once and are not kept.
 */
export const notices = {
  'registration.approved': {
    ...result,
    title: '企业认证审核通过',
    text: '{company}的企业认证已审核通过，欢迎使用。',
    page: '/center/product/product',
    linkText: '进入产品中心',
  },
  'registration.returned': {
    ...result,
    title: '企业认证审核退回',
    text: '{company}的企业认证被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: '/register/approval',
    linkText: '去修改资料',
  },
  'registration.refused': {
    ...result,
    title: '企业认证审核拒绝',
    text: '{company}的企业认证未通过审核，如有疑问请联系客服。',
    detail: reason,
    page: '/register/approval',
    linkText: '查看审核结果',
  },
  'company.changed': {
    ...result,
    title: '{change}审核通过',
    text: '{company}的{change}申请已审核通过。',
    page: changePage,
    linkText: '查看变更详情',
  },
  'company.changeReturned': {
    ...result,
    title: '{change}审核退回',
    text: '{company}的{change}申请被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: changePage,
    linkText: '查看并修改',
  },
  'papers.expired': {
    ...blocked,
    topic: 'company.expiring',
    title: '证照过期，企业已暂停使用',
    text: '{company}的{paper}已于{day}到期，宽限期内未更新，企业已暂停使用。请企业管理员登录后更新证照。',
  },
  'papers.renewed': {
    ...result,
    title: '证照更新审核通过',
    text: '{company}的证照更新已审核通过，企业已恢复使用。',
    page: '/center/crm/company/list?tab=papers',
    linkText: '查看证照',
  },
  'company.closing': {
    ...blocked,
    title: '企业注销申请已提交',
    text: '{company}已申请注销。审核期间企业人员不能登录，如需撤销，请企业管理员登录办理。',
  },
  'company.closed': {
    ...blocked,
    title: '企业已注销',
    text: '{company}的注销申请已审核通过，企业已注销，产品、协议与数字证书均已终止。',
  },
  'company.notClosed': {
    ...result,
    title: '企业注销申请未通过',
    text: '{company}的注销申请未通过审核，企业可继续使用。',
    detail: reason,
    page: '/center/crm/company/list',
    linkText: '查看企业信息',
  },
  'company.reopened': {
    ...result,
    title: '企业恢复申请审核通过',
    text: '{company}已恢复使用，所需产品请重新申请开通。',
    page: '/center/product/product',
    linkText: '进入产品中心',
  },
  'company.reopenedToRenew': {
    ...blocked,
    title: '企业恢复申请审核通过',
    text: '{company}的恢复申请已审核通过，但证照已过期，请企业管理员登录后更新证照。',
  },
  'company.notReopened': {
    ...blocked,
    title: '企业恢复申请未通过',
    text: '{company}的恢复申请未通过审核。',
    detail: reason,
  },
  'company.unfreezeGranted': {
    ...result,
    title: '企业解冻申请审核通过',
    text: '{company}的解冻申请已审核通过，企业已恢复使用。',
    page: '/center/product/product',
    linkText: '进入产品中心',
  },
  'company.unfreezeRefused': {
    ...blocked,
    title: '企业解冻申请未通过',
    text: '{company}的解冻申请未通过审核。',
    detail: reason,
  },
  'account.changed': {
    ...reviewed,
    topic: 'account.changed',
    title: '账户变更审核通过',
    text: '{company}的账户变更申请已审核通过，新账户须重新打款验证。',
    page: changePage,
    linkText: '查看变更详情',
  },
  'account.changeReturned': {
    ...reviewed,
    topic: 'account.changed',
    title: '账户变更审核退回',
    text: '{company}的账户变更申请被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: changePage,
    linkText: '查看并修改',
  },
  'account.paid': {
    ...byAccounts,
    topic: 'account.paid',
    title: '对公打款待回填',
    text: '平台已向{company}尾号{tail}的账户打款，请在{days}天内登录回填到账金额。',
    page: '{page}',
    linkText: '去回填金额',
  },
  'account.notPaid': {
    ...byAccounts,
    topic: 'account.paid',
    title: '对公打款失败',
    text: '向{company}尾号{tail}的账户打款失败，请登录核对账户后重新发起。',
    detail: reason,
    page: '{page}',
    linkText: '去核对账户',
  },
  'face.accepted': {
    ...result,
    title: '法定代表人照片审核通过',
    text: '{company}用于{act}的法定代表人照片已审核通过，请登录继续办理。',
    page: '{page}',
    linkText: '继续办理',
  },
  'face.refused': {
    ...result,
    title: '法定代表人照片审核未通过',
    text: '{company}用于{act}的法定代表人照片未通过审核，请登录查看原因后重新发起。',
    detail: reason,
    page: '{page}',
    linkText: '重新发起',
  },
  'admin.changed': {
    ...reviewed,
    title: '变更管理员审核通过',
    text: '{company}变更管理员的申请已审核通过，企业管理员现为{person}。',
    page: '/center/crm/employee/list',
    linkText: '查看人员',
  },
  'admin.awaited': {
    ...reviewed,
    title: '变更管理员审核通过',
    text: '{company}变更管理员的申请已审核通过。新管理员登录并接受邀请后生效，在此之前原管理员不变。',
    page: '/center/crm/employee/list',
    linkText: '查看人员',
  },
  'admin.changeReturned': {
    ...reviewed,
    title: '变更管理员审核退回',
    text: '{company}变更管理员的申请被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: '/center/crm/employee/list',
    linkText: '前往人员管理',
  },
  'product.opened': {
    ...reviewed,
    topic: 'product.reviewed',
    title: '{product}开通申请审核通过',
    text: '{company}的{product}开通申请已审核通过，请在协议管理中签署产品协议，签署后即可在产品中心进入使用。',
    page: '/center/crm/file/list',
    linkText: '去签署协议',
  },
  'product.returned': {
    ...reviewed,
    topic: 'product.reviewed',
    title: '{product}开通申请被退回',
    text: '{company}的{product}开通申请被本企业复核退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: '/center/product/product',
    linkText: '去修改申请',
  },
  'product.refused': {
    ...reviewed,
    topic: 'product.reviewed',
    title: '{product}开通申请未通过',
    text: '{company}的{product}开通申请未通过审核，请登录查看原因。',
    detail: reason,
    page: '/center/product/product',
    linkText: '查看原因',
  },
  'product.expiring': {
    ...reviewed,
    type: 'BUSINESS',
    topic: 'product.expiring',
    title: '{paper}{when}',
    text: '{company}开通的{paper}{when}（{day}），请联系客户经理办理续约。',
    page: '/center/product/product',
    linkText: '查看产品',
  },
  'agreement.pending': {
    ...signing,
    topic: 'agreement.pending',
    title: '您有{count}份协议待签署',
    text: '{company}有{count}份协议待签署，请登录后在协议管理中签署。',
    detail: '{names}',
  },
  'agreement.signed': {
    ...signing,
    by: ['message', 'sms'],
    topic: 'agreement.signed',
    title: '协议已签署',
    text: '{person}已代表{company}签署{count}份协议。',
    detail: '{names}',
    linkText: '查看协议',
  },
  'agreement.notSigned': {
    ...signing,
    topic: 'agreement.pending',
    title: '协议未能完成签署',
    text: '{company}的协议未能完成签署，请登录后在协议管理中重新签署。',
    detail: '{names}原因：{reason}',
    linkText: '重新签署',
  },
  'paper.expiring': {
    ...reviewed,
    type: 'BUSINESS',
    topic: 'company.expiring',
    title: '{paper}{when}',
    text: '{company}的{paper}{when}（{day}），请及时更新。',
    page: '/center/crm/company/list',
    linkText: '去更新证照',
  },
  'certificate.expiring': {
    ...security,
    type: 'BUSINESS',
    title: '个人数字证书{when}',
    text: '您在{company}的个人数字证书{when}（{day}），请及时更新。',
    linkText: '去更新证书',
  },
  'login.newDevice': {
    ...security,
    by: ['message', 'email'],
    title: '新设备登录提醒',
    text: `您的账号于{time}在新设备（{device}）上登录。${notMe}`,
    linkText: '查看登录记录',
  },
  'login.manyCodes': {
    ...security,
    by: ['message', 'email'],
    title: '有人多次向您的手机号发送验证码',
    text: '今日已有{count}条验证码应陌生设备的请求发送至您的手机号。如非本人操作，请勿将验证码告知他人；没有验证码，他人无法登录或重置密码。',
    linkText: '查看登录记录',
  },
  'login.locked': {
    ...security,
    title: '账号已被临时锁定',
    text: `您的账号因验证多次失败，已于{time}被临时锁定，{minutes}分钟后可以重试。${notMe}`,
    linkText: '查看登录记录',
  },
  'invitation.accepted': {
    ...people,
    sender: '邀请中心',
    title: '邀请的企业已完成注册',
    text: '{company}邀请的{invited}已完成注册，正在进行实名认证。',
    page: '/center/crm/invication',
    linkText: '查看邀请',
  },
  'company.frozen': {
    ...care,
    title: '企业已被冻结',
    text: '{company}已被平台冻结，企业人员暂时无法登录，如有疑问请联系客服。',
    detail: reason,
  },
  'company.unfrozen': {
    ...care,
    title: '企业已解除冻结',
    text: '{company}已解除冻结，企业人员可以重新登录。',
    detail: reason,
  },
  'company.message': {
    ...care,
    title: '{title}',
    text: '平台客服就“{title}”致信{company}，详见消息中心。',
    detail: '{content}',
  },
  'support.answered': {
    ...care,
    to: 'person',
    title: '客服已答复您的咨询',
    text: '您的咨询（{number}）已有答复，请登录后在消息中心的联系客服中查看。',
    page: '/msg/crm/support/detail?id={ticket}',
    linkText: '查看答复',
  },
  'support.closed': {
    ...care,
    by: inPortal,
    to: 'person',
    title: '咨询已关闭',
    text: '您的咨询（{number}）已由客服关闭，如仍需帮助，请继续留言。',
    page: '/msg/crm/support/detail?id={ticket}',
    linkText: '查看咨询',
  },
  'person.locked': {
    ...security,
    title: '账号已被锁定',
    text: '您的账号已于{time}被平台锁定，如有疑问请联系客服。',
  },
  'person.unlocked': {
    ...security,
    title: '账号已解除锁定',
    text: `您的账号已于{time}解除锁定，可以重新登录。${notMe}`,
  },
  'person.mobileCorrected': {
    ...security,
    title: '登录手机号已更正',
    text: '经核实身份，您的登录手机号已由{before}更正为{after}，请使用新手机号登录。如非本人申请，请立即联系客服。',
  },
  'join.asked': {
    ...people,
    title: '有人申请加入企业',
    text: '手机号{mobile}的用户申请加入{company}，请在人员管理中处理。',
    linkText: '去处理申请',
  },
  'join.accepted': { ...applicant, title: '加入企业', text: '您已加入{company}，请使用本手机号登录。' },
  'join.refused': {
    ...applicant,
    title: '加入企业',
    text: '{company}未通过您的加入申请，如有疑问请联系该企业的管理员。',
  },
  'place.accepted': { ...people, title: '人员邀请已接受', text: '“{person}”已接受加入{company}的邀请。' },
  'place.refused': { ...people, title: '人员邀请已拒绝', text: '“{person}”已拒绝加入{company}的邀请。' },
} as const satisfies Readonly<Record<string, Notice>>;

export type NoticeName = keyof typeof notices;

/** The names between braces in a text. */
type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

type TextsOf<N> = N extends { title: string; text: string; page: string }
  ? N['title'] | N['text'] | N['page'] | (N extends { detail: string } ? N['detail'] : never)
  : never;

/** The variables that an event has to bring: all names in its texts except the company. */
export type VariablesOf<Name extends NoticeName> = Readonly<
  Record<Exclude<Named<TextsOf<(typeof notices)[Name]>>, 'company'>, string>
>;

export const isNoticeName = (name: string): name is NoticeName => Object.hasOwn(notices, name);
