import type { CallReply } from '@portal/shared/contract';

type Row = CallReply<'articleList'>['rows'][number];
type Info = CallReply<'articleInfo'>;

export function newsRow(id: string, given: Partial<Row> = {}): Row {
  return {
    id,
    kind: 'news',
    type: 'PLATFORM',
    title: `资讯 ${id}`,
    summary: '摘要',
    source: '平台运营部',
    publishTime: '2026-11-03T02:30:00Z',
    views: 12,
    top: false,
    ...given,
  };
}

export function helpRow(id: string, type: string, title: string, content: string): Row {
  return newsRow(id, { kind: 'help', type, title, content });
}

export function articleInfo(id: string, given: Partial<Info> = {}): Info {
  return { ...newsRow(id), content: '<p>正文</p>', files: [], previous: null, next: null, ...given };
}
