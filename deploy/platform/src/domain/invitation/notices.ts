import { defineNotices } from '../../kernel/dispatch/notice';
import { people } from '../notice/senders';

export const invitationNotices = defineNotices('invitation', {
  accepted: {
    ...people,
    sender: '邀请中心',
    title: '邀请的企业已完成注册',
    text: '{company}邀请的{invited}已完成注册，正在进行实名认证。',
    page: '/center/crm/invication',
    linkText: '查看邀请',
  },
});
