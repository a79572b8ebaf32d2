import { blocked, result } from '../../domain/company/review-notice';
import { reason } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const wayOutNotices = defineNotices('company', {
  closing: {
    ...blocked,
    title: '企业注销申请已提交',
    text: '{company}已申请注销。审核期间企业人员不能登录，如需撤销，请企业管理员登录办理。',
  },
  closed: {
    ...blocked,
    title: '企业已注销',
    text: '{company}的注销申请已审核通过，企业已注销，产品、协议与数字证书均已终止。',
  },
  notClosed: {
    ...result,
    title: '企业注销申请未通过',
    text: '{company}的注销申请未通过审核，企业可继续使用。',
    detail: reason,
    page: '/center/crm/company/list',
    linkText: '查看企业信息',
  },
  reopened: {
    ...result,
    title: '企业恢复申请审核通过',
    text: '{company}已恢复使用，所需产品请重新申请开通。',
    page: '/center/product/product',
    linkText: '进入产品中心',
  },
  reopenedToRenew: {
    ...blocked,
    title: '企业恢复申请审核通过',
    text: '{company}的恢复申请已审核通过，但证照已过期，请企业管理员登录后更新证照。',
  },
  notReopened: {
    ...blocked,
    title: '企业恢复申请未通过',
    text: '{company}的恢复申请未通过审核。',
    detail: reason,
  },
  unfreezeGranted: {
    ...result,
    title: '企业解冻申请审核通过',
    text: '{company}的解冻申请已审核通过，企业已恢复使用。',
    page: '/center/product/product',
    linkText: '进入产品中心',
  },
  unfreezeRefused: {
    ...blocked,
    title: '企业解冻申请未通过',
    text: '{company}的解冻申请未通过审核。',
    detail: reason,
  },
});
