import { reason, reviewed } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

export const adminNotices = defineNotices('admin', {
  changed: {
    ...reviewed,
    title: '变更管理员审核通过',
    text: '{company}变更管理员的申请已审核通过，企业管理员现为{person}。',
    page: '/center/crm/employee/list',
    linkText: '查看人员',
  },
  awaited: {
    ...reviewed,
    title: '变更管理员审核通过',
    text: '{company}变更管理员的申请已审核通过。新管理员登录并接受邀请后生效，在此之前原管理员不变。',
    page: '/center/crm/employee/list',
    linkText: '查看人员',
  },
  changeReturned: {
    ...reviewed,
    title: '变更管理员审核退回',
    text: '{company}变更管理员的申请被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: '/center/crm/employee/list',
    linkText: '前往人员管理',
  },
});
