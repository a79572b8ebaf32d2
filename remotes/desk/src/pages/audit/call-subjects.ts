/** What calls are about, by the beginnings of their names. The longest that fits counts. */
const subjects: Readonly<Record<string, string>> = {
  ...{ login: '登录', mobileLogin: '登录', sendMobileCodeOf: '登录', sendIpCheck: '登录', validIpCheck: '登录' },
  ...{ passWord: '登录密码', oldPwd: '登录密码', checkPass: '登录密码', passwordReset: '找回密码' },
  ...{ findParam: '会话锁定', logout: '会话锁定', findLogin: '登录', rsaSecretKey: '登录', saveLogOutLog: '退出登录' },
  ...{
    refreshToken: '登录',
    findResAll: '可用功能',
    findAllComp: '所在企业',
    custEmployee: '所在企业',
    place: '所在企业',
  },
  ...{ device: '登录设备', loginLog: '登录记录' },
  ...{ custAccount: '个人信息', loginInfo: '个人信息', mobile: '个人信息', email: '个人信息', user: '个人信息' },
  ...{ photo: '个人信息', employeeSms: '短信提醒', smsEmployee: '短信提醒', personalData: '个人数据' },
  ...{
    emailCode: '验证码',
    sendEmailCode: '验证码',
    sendVisitorCode: '验证码',
    sendPersonalCode: '验证码',
    captcha: '验证码',
  },
  ...{ stepUp: '身份验证', province: '字典', area: '字典', linkage: '字典', registrationDict: '字典', bank: '字典' },
  ...{ multiTenant: '租户信息', article: '文章', operate: '操作指南', consents: '协议条款', site: '官网' },
  ...{ message: '站内信', notice: '公告', event: '实时消息', support: '咨询', file: '文件' },
  ...{ query: '产品', product: '产品', comp: '产品', isCust: '产品', dashboard: '产品中心' },
  ...{ compSign: '数字证书', agreement: '协议', certificateRenew: '数字证书' },
  ...{
    register: '企业注册',
    companyAdd: '企业注册',
    registration: '企业注册',
    permit: '开通申请',
    license: '开通申请',
  },
  ...{ verification: '实名认证', legalPerson: '实名认证', agent: '实名认证', certificateAgree: '实名认证' },
  ...{ approval: '企业审核', face: '人脸认证', transfer: '对公打款', bankAccount: '银行账户' },
  ...{
    company: '企业信息',
    change: '企业信息',
    employee: '人员管理',
    adminChange: '变更管理员',
    invitation: '邀请企业',
  },
  ...{ wayOut: '企业恢复', closing: '企业注销' },
  ...{ staff: '员工', staffLogin: '员工登录', staffOidc: '员工登录', staffMe: '员工登录', staffLogout: '员工登录' },
  ...{ staffFactor: '员工验证身份', staffAccept: '员工开通账号', staffSession: '我的登录', staffAudit: '审计' },
  ...{ staffCase: '审核', staffProvider: '服务商', staffCompany: '企业', staffNote: '备注', staffPerson: '人员' },
  ...{ staffRequest: '双人确认', staffPolicy: '审核策略', staffSupport: '客服', staffTenant: '租户' },
  ...{ staffContent: '内容', staffWork: '工作台' },
};

const beginnings = Object.keys(subjects).sort((one, other) => other.length - one.length);

/** `审核` for `staffCaseShow`; undefined: no call begins so. */
export function callSubject(name: string): string | undefined {
  const fits = (beginning: string) => name.startsWith(beginning) && !/[a-z]/.test(name.charAt(beginning.length));
  const beginning = beginnings.find(fits) ?? beginnings.find((one) => name.startsWith(one));
  return beginning === undefined ? undefined : subjects[beginning];
}
