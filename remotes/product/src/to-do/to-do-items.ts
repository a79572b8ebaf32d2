import type { Permission } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { arrivedTransfers, papersAddress, unsignedList } from '../entry/addresses';

export type ToDo = CallReply<'dashboardTodo'>;
export type ToDoKey = 'unread' | 'agreements' | 'transfers' | 'reviews' | 'papers';

export interface ToDoItem {
  readonly key: ToDoKey;
  readonly title: string;
  readonly count: number;
  /** The most urgent fact, or a note that there is nothing to do. */
  readonly note: string;
  /** The page for this task; null if the person may not open it, or if the task is done on this page. */
  readonly to: string | null;
}

type Paper = ToDo['expiringPapers'][number];

function paperNote({ name, days }: Paper): string {
  if (days < 0) return `${name}已过期 ${-days} 天`;
  return days === 0 ? `${name}今天到期` : `${name} ${days} 天后到期`;
}

/** The person's open tasks, in the order of the page. A task that the person may not do is left out. */
export function toDoItems(
  { agreementsToSign, transfersToConfirm, reviews, expiringPapers }: ToDo,
  unread: number,
  may: (permission: Permission) => boolean,
): ToDoItem[] {
  const [urgent] = expiringPapers;
  const items: (ToDoItem | false)[] = [
    {
      key: 'unread',
      title: '未读消息',
      count: unread,
      note: unread > 0 ? '平台发来的通知与提醒' : '没有未读消息',
      to: unread > 0 ? '/msg/crm/message/list?read=unread' : '/msg/crm/message/list',
    },
    {
      key: 'agreements',
      title: '待签协议',
      count: agreementsToSign,
      note: agreementsToSign > 0 ? '签署后相关业务方可办理' : '没有待签署的协议',
      to: may('agreement.read') ? (agreementsToSign > 0 ? unsignedList : '/center/crm/file/list') : null,
    },
    may('account.write') && {
      key: 'transfers',
      title: '待打款回填',
      count: transfersToConfirm,
      note: transfersToConfirm > 0 ? '填写收到的金额，完成账户验证' : '没有待回填的打款',
      to: transfersToConfirm > 0 ? arrivedTransfers : '/center/crm/account/list',
    },
    may('product.approve') && {
      key: 'reviews',
      title: '待复核申请',
      count: reviews,
      note: reviews > 0 ? '本企业提交的产品开通申请' : '没有待复核的申请',
      to: null,
    },
    {
      key: 'papers',
      title: '证照到期',
      count: expiringPapers.length,
      note: urgent ? paperNote(urgent) : '30 天内没有证照到期',
      to: may('company.read') ? papersAddress(urgent !== undefined) : null,
    },
  ];
  return items.filter((item) => item !== false);
}
