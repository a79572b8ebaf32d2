import type { Call } from '../call';

/** News, notices and help for everybody. */
export const articleCalls = {
  articleList: {
    path: 'manage/article/getArticleList',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: false,
    writes: false,
  },
  articleInfo: {
    path: 'manage/article/getArticleInfo',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: false,
    writes: false,
  },
  operateGuides: {
    path: '/web/portal/operate/findInfoOperateGuideByParams',
    method: 'POST',
    base: 'root',
    body: 'json',
    reply: 'json',
    token: false,
    writes: false,
  },
} as const satisfies Record<string, Call>;
