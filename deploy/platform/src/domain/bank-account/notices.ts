import { defineNotices } from '../../kernel/dispatch/notice';
import { reason } from '../notice/senders';
import { accountTopic } from './sms-topic';

const byAccounts = {
  type: 'BUSINESS',
  sender: '账户中心',
  by: ['message', 'sms', 'email'],
  to: 'managers',
  topic: accountTopic.paid,
} as const;

export const transferNotices = defineNotices('account', {
  paid: {
    ...byAccounts,
    title: '对公打款待回填',
    text: '平台已向{company}尾号{tail}的账户打款，请在{days}天内登录回填到账金额。',
    page: '{page}',
    linkText: '去回填金额',
  },
  notPaid: {
    ...byAccounts,
    title: '对公打款失败',
    text: '向{company}尾号{tail}的账户打款失败，请登录核对账户后重新发起。',
    detail: reason,
    page: '{page}',
    linkText: '去核对账户',
  },
});
