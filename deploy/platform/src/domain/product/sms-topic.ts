import { smsTopic } from '../../kernel/dispatch/sms-topic';

export const productTopic = smsTopic('product', '产品开通', {
  reviewed: { label: '开通审核结果', may: 'product.apply' },
  expiring: { label: '产品即将到期', may: 'product.apply' },
});
