import { result } from '../../domain/company/review-notice';
import { reason } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const registrationNotices = defineNotices('registration', {
  approved: {
    ...result,
    title: '企业认证审核通过',
    text: '{company}的企业认证已审核通过，欢迎使用。',
    page: '/center/product/product',
    linkText: '进入产品中心',
  },
  returned: {
    ...result,
    title: '企业认证审核退回',
    text: '{company}的企业认证被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: '/register/approval',
    linkText: '去修改资料',
  },
  refused: {
    ...result,
    title: '企业认证审核拒绝',
    text: '{company}的企业认证未通过审核，如有疑问请联系客服。',
    detail: reason,
    page: '/register/approval',
    linkText: '查看审核结果',
  },
});
