import type { CallReply } from '@portal/shared/contract';

type Message = CallReply<'messageList'>['rows'][number];
type MessageInfo = CallReply<'messageInfo'>;
type Notice = CallReply<'noticeList'>['rows'][number];

export function messageRow(id: string, given: Partial<Message> = {}): Message {
  return {
    id,
    title: `消息 ${id}`,
    summary: `消息 ${id} 的首行`,
    type: 'BUSINESS',
    sender: '平台运营',
    sendTime: '2026-11-20T02:30:15Z',
    readTime: null,
    ...given,
  };
}

export function messageInfo(id: string, given: Partial<MessageInfo> = {}): MessageInfo {
  return {
    ...messageRow(id, { readTime: '2026-11-20T03:00:00Z' }),
    content: '<p>正文</p>',
    files: [],
    linkUri: '',
    linkText: '',
    previous: null,
    next: null,
    ...given,
  };
}

export function noticeRow(id: string, given: Partial<Notice> = {}): Notice {
  return {
    id,
    title: `公告 ${id}`,
    type: 'PRODUCT',
    publisher: '平台运营部',
    publishTime: '2026-11-19T01:00:00Z',
    top: false,
    fresh: false,
    ...given,
  };
}
