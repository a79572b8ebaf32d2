import { defineNotices } from '../../kernel/dispatch/notice';
import { people } from '../notice/senders';

/** Goes to a number that may have no account. */
const applicant = { type: 'BUSINESS', sender: '平台', by: ['sms'], to: 'person', page: '', linkText: '' } as const;

export const joinNotices = defineNotices('join', {
  asked: {
    ...people,
    title: '有人申请加入企业',
    text: '手机号{mobile}的用户申请加入{company}，请在人员管理中处理。',
    linkText: '去处理申请',
  },
  accepted: { ...applicant, title: '加入企业', text: '您已加入{company}，请使用本手机号登录。' },
  refused: {
    ...applicant,
    title: '加入企业',
    text: '{company}未通过您的加入申请，如有疑问请联系该企业的管理员。',
  },
});

export const placeNotices = defineNotices('place', {
  accepted: { ...people, title: '人员邀请已接受', text: '“{person}”已接受加入{company}的邀请。' },
  refused: { ...people, title: '人员邀请已拒绝', text: '“{person}”已拒绝加入{company}的邀请。' },
});
