import { care } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const supportNotices = defineNotices('support', {
  answered: {
    ...care,
    to: 'person',
    title: '客服已答复您的咨询',
    text: '您的咨询（{number}）已有答复，请登录后在消息中心的联系客服中查看。',
    page: '/msg/crm/support/detail?id={ticket}',
    linkText: '查看答复',
  },
  closed: {
    ...care,
    by: ['message'],
    to: 'person',
    title: '咨询已关闭',
    text: '您的咨询（{number}）已由客服关闭，如仍需帮助，请继续留言。',
    page: '/msg/crm/support/detail?id={ticket}',
    linkText: '查看咨询',
  },
});
