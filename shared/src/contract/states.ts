/**
 * The states of the contract, with their names for people. The server decides which event leads from one to another.
 */

/** Proving a bank account by a small transfer. */
export const bankAccountStates = {
  INIT: '待验证',
  PAID: '打款中',
  PAID_FAILED: '打款失败',
  PAID_SUCCESS: '待回填',
  ORGANFINISHED: '已验证',
  FAILED: '验证失败',
  EXPIRED: '已过期',
} as const;
export type BankAccountState = keyof typeof bankAccountStates;

/** The legal person's face check. */
export const faceStates = {
  NONE: '未发起',
  WAITING: '待扫码',
  SCANNED: '已扫码',
  REVIEWING: '人工审核中',
  SUCCESS: '认证成功',
  FAILED: '认证失败',
  EXPIRED: '已过期',
} as const;
export type FaceState = keyof typeof faceStates;

export const invitationStates = {
  WAITING: '待注册',
  REGISTERED: '已注册',
  CERTIFYING: '认证中',
  OPENED: '已开通',
  EXPIRED: '已过期',
  REVOKED: '已撤销',
} as const;
export type InvitationState = keyof typeof invitationStates;

/** A request to change the company, one of its accounts or its administrator. */
export const changeStates = {
  DRAFT: '草稿',
  SUBMITTED: '待审核',
  REVIEWING: '审核中',
  APPROVED: '已通过',
  RETURNED: '已退回',
  WITHDRAWN: '已撤回',
} as const;
export type ChangeState = keyof typeof changeStates;

export const changeTypes = { ACCOUNT: '账户变更', COMPANY: '企业信息变更', LICENSE: '证照更新' } as const;
export type ChangeType = keyof typeof changeTypes;

export const agreementStates = {
  PENDING: '待签署',
  SIGNING: '签署中',
  SEALING: '签章中',
  CHECKING: '等待平台确认',
  SIGNED: '已签署',
  INVALID: '已失效',
} as const;
export type AgreementState = keyof typeof agreementStates;

/** Besides one state, a list of agreements can be asked for this: all that wait for the company's signature. */
export const unsignedAgreements = { UNSIGNED: '待签署与签署中' } as const;

export const agreementTypes = {
  PLATFORM: '平台服务',
  CERTIFICATE: '数字证书',
  AUTHORIZATION: '授权',
  PRODUCT: '产品',
} as const;
export type AgreementType = keyof typeof agreementTypes;

/**
 * A company's permit to use a product. `TO_SIGN`: it is granted, and the company has to sign an agreement before it
 * enters.
 */
export const permitStates = {
  NONE: '待开通',
  APPLYING: '审核中',
  TO_SIGN: '待签署',
  OPEN: '已开通',
  STOPPED: '已停用',
} as const;
export type PermitState = keyof typeof permitStates;

/** One card of the real-name verification. */
export const cardStates = { TODO: '未完成', DOING: '处理中', DONE: '已完成', FAILED: '失败' } as const;
export type CardState = keyof typeof cardStates;

/**
 * `0`: the person has not answered the invitation, or is in the company and has never logged in to it. `3`: the person
 * refused.
 */
export const employeeStates = { '1': '启用', '2': '停用', '0': '待激活', '3': '已拒绝' } as const;
export type EmployeeState = keyof typeof employeeStates;

/** The reasons for a logout. No other text is allowed: it would put a stranger's words into the audit. */
export const logoutReasons = ['主动退出', '会话锁定后退出', '修改密码时返回登录页', '离开页面'] as const;
export type LogoutReason = (typeof logoutReasons)[number];

export const messageTypes = {
  SYSTEM: '系统通知',
  BUSINESS: '业务提醒',
  AUDIT: '审核结果',
  SECURITY: '安全提醒',
} as const;
export type MessageType = keyof typeof messageTypes;

export const noticeTypes = { MAINTENANCE: '系统维护', PRODUCT: '产品', POLICY: '政策' } as const;

export const newsTypes = { PLATFORM: '平台动态', POLICY: '行业政策', NOTICE: '公告' } as const;
export type NewsType = keyof typeof newsTypes;

export const helpCategories = {
  REGISTER: '注册认证',
  LOGIN: '登录与密码',
  EMPLOYEE: '人员与权限',
  ACCOUNT: '账户与打款',
  AGREEMENT: '协议与签章',
  PRODUCT: '产品使用',
} as const;
export type HelpCategory = keyof typeof helpCategories;

/** A request of a company that its people cannot enter. */
export const wayOutStates = {
  SUBMITTED: '审核中',
  APPROVED: '已通过',
  RETURNED: '已退回',
  REFUSED: '未通过',
  WITHDRAWN: '已撤销',
} as const;

/** The hindrances to the closing of a company. */
export const closingHindrances = {
  product: '使用中的产品',
  application: '审核中的产品开通申请',
  agreement: '签署中的协议',
  transfer: '进行中的对公打款',
  change: '审核中的变更申请',
  adminChange: '审核中的管理员变更',
} as const;
export type ClosingHindrance = keyof typeof closingHindrances;

/** A question to the customer service. */
export const supportStates = { OPEN: '待答复', ANSWERED: '已答复', CLOSED: '已关闭' } as const;
export type SupportState = keyof typeof supportStates;
