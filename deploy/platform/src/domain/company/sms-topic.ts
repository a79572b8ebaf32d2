import { smsTopic } from '../../kernel/dispatch/sms-topic';

export const companyTopic = smsTopic('company', '企业认证', {
  reviewed: { label: '认证与信息变更审核结果', may: 'company.write' },
  expiring: { label: '证照即将到期', may: 'company.write' },
});
