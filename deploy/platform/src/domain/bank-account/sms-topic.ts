import { smsTopic } from '../../kernel/dispatch/sms-topic';

export const accountTopic = smsTopic('account', '账户与打款', {
  paid: { label: '对公打款待回填', may: 'account.write' },
  changed: { label: '账户变更结果', may: 'account.write' },
});
