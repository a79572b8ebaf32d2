import { defineNotices } from '../../kernel/dispatch/notice';
import { agreementTopic } from './sms-topic';

const signing = {
  type: 'BUSINESS',
  sender: '协议中心',
  by: ['message', 'sms', 'email'],
  to: 'signers',
  page: '/center/crm/file/list',
  linkText: '去签署协议',
} as const;

export const agreementNotices = defineNotices('agreement', {
  pending: {
    ...signing,
    topic: agreementTopic.pending,
    title: '您有{count}份协议待签署',
    text: '{company}有{count}份协议待签署，请登录后在协议管理中签署。',
    detail: '{names}',
  },
  signed: {
    ...signing,
    by: ['message', 'sms'],
    topic: agreementTopic.signed,
    title: '协议已签署',
    text: '{person}已代表{company}签署{count}份协议。',
    detail: '{names}',
    linkText: '查看协议',
  },
  notSigned: {
    ...signing,
    topic: agreementTopic.pending,
    title: '协议未能完成签署',
    text: '{company}的协议未能完成签署，请登录后在协议管理中重新签署。',
    detail: '{names}原因：{reason}',
    linkText: '重新签署',
  },
});
