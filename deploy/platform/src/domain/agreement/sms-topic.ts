import { smsTopic } from '../../kernel/dispatch/sms-topic';

export const agreementTopic = smsTopic('agreement', '协议签署', {
  pending: { label: '协议待签署', may: 'agreement.sign' },
  signed: { label: '协议已签署', may: 'agreement.sign' },
});
