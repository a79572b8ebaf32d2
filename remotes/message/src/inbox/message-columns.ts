import { type CallReply, messageTypes } from '@portal/shared/contract';
import { type DataColumn, momentColumn } from '@portal/shared/ui/data';

export type MessageRow = CallReply<'messageList'>['rows'][number];

/** What an export has of a message, and ⋯ of an entry. */
export const messageColumns: readonly DataColumn<MessageRow>[] = [
  { key: 'title', title: '标题', card: 'name', text: ({ title }) => title },
  { key: 'type', title: '类型', text: ({ type }) => messageTypes[type] },
  { key: 'sender', title: '发送方', text: ({ sender }) => sender },
  momentColumn('sendTime', '发送时间', ({ sendTime }) => sendTime),
  momentColumn('readTime', '阅读时间', ({ readTime }) => readTime),
];
