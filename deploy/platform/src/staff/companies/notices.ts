import { care, reason } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const careNotices = defineNotices('company', {
  frozen: {
    ...care,
    title: '企业已被冻结',
    text: '{company}已被平台冻结，企业人员暂时无法登录，如有疑问请联系客服。',
    detail: reason,
  },
  unfrozen: {
    ...care,
    title: '企业已解除冻结',
    text: '{company}已解除冻结，企业人员可以重新登录。',
    detail: reason,
  },
  message: {
    ...care,
    title: '{title}',
    text: '平台客服就“{title}”致信{company}，详见消息中心。',
    detail: '{content}',
  },
});
