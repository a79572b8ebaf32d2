import type { Permission } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { daysBetween, formatDay } from '@portal/shared/format';
import { arrivedTransfers, expiringPapersPage, unsignedList } from '../entry/addresses';

export type ToDo = CallReply<'dashboardTodo'>;
export type ToDoKind = 'unread' | 'agreements' | 'transfers' | 'reviews' | 'papers' | 'product';

export interface ToDoItem {
  readonly key: string;
  readonly kind: ToDoKind;
  readonly title: string;
  readonly count: number;
  /** What it is about. */
  readonly note: string;
  /** The days until it can no longer be done, below zero once it is late; null: it has no end. */
  readonly days: number | null;
  /** The page for this task; null if the person may not open it, or if the task is done on this page. */
  readonly to: string | null;
  /** The product whose own page it is: it opens in a new tab. */
  readonly outside?: string;
}

interface ToDoSources {
  readonly toDo: ToDo;
  readonly unread: number;
  /** What the products themselves ask for. */
  readonly ofProducts: readonly ToDoItem[];
  readonly may: (permission: Permission) => boolean;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The end in words. */
export function daysText(days: number): string {
  if (days < 0) return `已过期 ${-days} 天`;
  return days === 0 ? '今天到期' : `${days} 天后到期`;
}

/** What has no end comes after all that has one, and unread messages come last. */
const order = ({ kind, days }: ToDoItem) => (kind === 'unread' ? Number.POSITIVE_INFINITY : (days ?? 100_000));

/** The person's open tasks, the most urgent first. A task that the person may not do is left out. */
export function toDoItems({ toDo, unread, ofProducts, may, today }: ToDoSources): ToDoItem[] {
  const { agreementsToSign, agreementsUntil, transfersToConfirm, transfersUntil, reviews, expiringPapers } = toDo;
  const [urgent] = expiringPapers;
  const until = (end: string | null) => (end === null ? null : daysBetween(today, formatDay(end)));
  const items: (ToDoItem | false)[] = [
    {
      key: 'agreements',
      kind: 'agreements',
      title: '待签协议',
      count: agreementsToSign,
      note: '签署后相关业务方可办理',
      days: until(agreementsUntil),
      to: may('agreement.read') ? unsignedList : null,
    },
    may('account.write') && {
      key: 'transfers',
      kind: 'transfers',
      title: '待打款回填',
      count: transfersToConfirm,
      note: '填写收到的金额，完成账户验证',
      days: until(transfersUntil),
      to: arrivedTransfers,
    },
    may('product.approve') && {
      key: 'reviews',
      kind: 'reviews',
      title: '待复核申请',
      count: reviews,
      note: '本企业提交的产品开通申请',
      days: null,
      to: null,
    },
    {
      key: 'papers',
      kind: 'papers',
      title: '证照到期',
      count: expiringPapers.length,
      note: urgent?.name ?? '',
      days: urgent?.days ?? null,
      to: may('company.read') ? expiringPapersPage : null,
    },
    ...ofProducts,
    {
      key: 'unread',
      kind: 'unread',
      title: '未读消息',
      count: unread,
      note: '平台发来的通知与提醒',
      days: null,
      to: '/msg/crm/message/list?read=unread',
    },
  ];
  return items
    .filter((item) => item !== false)
    .filter(({ count }) => count > 0)
    .sort((a, b) => order(a) - order(b));
}
