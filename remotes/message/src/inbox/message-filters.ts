import { optionsOf } from '@portal/shared/codes';
import { type CallInput, type MessageType, messageTypes } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/ui/data';

export const messageTabs = ['all', 'unread', 'read'] as const;
export type MessageTab = (typeof messageTabs)[number];

export const filterFields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '关键词', placeholder: '标题或发送方' },
  { kind: 'select', name: 'type', label: '类型', options: optionsOf(messageTypes) },
  { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '发送时间' },
];

type Filters = Omit<NonNullable<CallInput<'messageInfo'>['body']>, 'id'>;

export function tabOf(search: URLSearchParams): MessageTab {
  return messageTabs.find((tab) => tab === search.get('read')) ?? 'all';
}

const isType = (text: string | null): text is MessageType => text !== null && Object.hasOwn(messageTypes, text);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Reads the filters from the list's address. It leaves out values that make no sense. */
export function messageFilters(search: URLSearchParams): Filters {
  const tab = tabOf(search);
  const keyword = search.get('keyword')?.trim();
  const type = search.get('type');
  const startDate = search.get('startDate');
  const endDate = search.get('endDate');
  return {
    ...(tab !== 'all' && { read: tab }),
    ...(keyword && { keyword: keyword.slice(0, 50) }),
    ...(isType(type) && { type }),
    ...(isDay(startDate) && { startDate }),
    ...(isDay(endDate) && { endDate }),
  };
}
