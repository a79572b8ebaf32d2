import { reason, reviewed } from '../../domain/notice/senders';
import { productTopic } from '../../domain/product/sms-topic';
import { defineNotices } from '../../kernel/dispatch/notice';

const result = { ...reviewed, topic: productTopic.reviewed } as const;

export const applicationNotices = defineNotices('product', {
  opened: {
    ...result,
    title: '{product}开通申请审核通过',
    text: '{company}的{product}开通申请已审核通过，请在协议管理中签署产品协议，签署后即可在产品中心进入使用。',
    page: '/center/crm/file/list',
    linkText: '去签署协议',
  },
  returned: {
    ...result,
    title: '{product}开通申请被退回',
    text: '{company}的{product}开通申请被本企业复核退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: '/center/product/product',
    linkText: '去修改申请',
  },
  refused: {
    ...result,
    title: '{product}开通申请未通过',
    text: '{company}的{product}开通申请未通过审核，请登录查看原因。',
    detail: reason,
    page: '/center/product/product',
    linkText: '查看原因',
  },
});
