import { defineNotices } from '../../kernel/dispatch/notice';
import { blocked } from './review-notice';
import { companyTopic } from './sms-topic';

export const papersNotices = defineNotices('papers', {
  expired: {
    ...blocked,
    topic: companyTopic.expiring,
    title: '证照过期，企业已暂停使用',
    text: '{company}的{paper}已于{day}到期，宽限期内未更新，企业已暂停使用。请企业管理员登录后更新证照。',
  },
});
