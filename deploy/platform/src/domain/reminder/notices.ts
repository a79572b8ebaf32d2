import { defineNotices } from '../../kernel/dispatch/notice';
import { companyTopic } from '../company/sms-topic';
import { reviewed, security } from '../notice/senders';
import { productTopic } from '../product/sms-topic';

export const paperNotices = defineNotices('paper', {
  expiring: {
    ...reviewed,
    type: 'BUSINESS',
    topic: companyTopic.expiring,
    title: '{paper}{when}',
    text: '{company}的{paper}{when}（{day}），请及时更新。',
    page: '/center/crm/company/list',
    linkText: '去更新证照',
  },
});

export const certificateNotices = defineNotices('certificate', {
  expiring: {
    ...security,
    type: 'BUSINESS',
    title: '个人数字证书{when}',
    text: '您在{company}的个人数字证书{when}（{day}），请及时更新。',
    linkText: '去更新证书',
  },
});

export const productNotices = defineNotices('product', {
  expiring: {
    ...reviewed,
    type: 'BUSINESS',
    topic: productTopic.expiring,
    title: '{paper}{when}',
    text: '{company}开通的{paper}{when}（{day}），请联系客户经理办理续约。',
    page: '/center/product/product',
    linkText: '查看产品',
  },
});
