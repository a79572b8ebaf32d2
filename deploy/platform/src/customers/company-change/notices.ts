import { accountTopic } from '../../domain/bank-account/sms-topic';
import { result } from '../../domain/company/review-notice';
import { reason, reviewed } from '../../domain/notice/senders';
import { defineNotices } from '../../kernel/dispatch/notice';

const changePage = '/center/crm/company/changeAccView?changeNo={changeNo}&changeType={changeType}';

export const changeNotices = defineNotices('company', {
  changed: {
    ...result,
    title: '{change}审核通过',
    text: '{company}的{change}申请已审核通过。',
    page: changePage,
    linkText: '查看变更详情',
  },
  changeReturned: {
    ...result,
    title: '{change}审核退回',
    text: '{company}的{change}申请被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: changePage,
    linkText: '查看并修改',
  },
});

export const accountChangeNotices = defineNotices('account', {
  changed: {
    ...reviewed,
    topic: accountTopic.changed,
    title: '账户变更审核通过',
    text: '{company}的账户变更申请已审核通过，新账户须重新打款验证。',
    page: changePage,
    linkText: '查看变更详情',
  },
  changeReturned: {
    ...reviewed,
    topic: accountTopic.changed,
    title: '账户变更审核退回',
    text: '{company}的账户变更申请被退回，请登录查看原因，修改后重新提交。',
    detail: reason,
    page: changePage,
    linkText: '查看并修改',
  },
});

export const renewalNotices = defineNotices('papers', {
  renewed: {
    ...result,
    title: '证照更新审核通过',
    text: '{company}的证照更新已审核通过，企业已恢复使用。',
    page: '/center/crm/company/list?tab=papers',
    linkText: '查看证照',
  },
});
