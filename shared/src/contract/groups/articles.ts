import { z } from 'zod';
import { defineGroup, read } from '../define-calls';
import { breaks, code, dayRange, fileRef, keyOf, optionalText, paged, pageOf, time } from '../fields';
import { helpCategories, newsTypes } from '../states';

const article = z.object({
  id: z.string(),
  kind: z.enum(['news', 'help', 'consent']),
  type: z.string(),
  title: z.string(),
  titleBreaks: breaks,
  summary: z.string(),
  source: z.string(),
  publishTime: time,
  views: z.number(),
  top: z.boolean(),
});
export const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

const besideArticle = z.object({ id: z.string(), title: z.string(), titleBreaks: breaks }).nullable();

/** News, notices and help for everybody. */
export const articleGroup = defineGroup('article', {
  articleList: read({
    path: 'manage/article/getArticleList',
    spec: true,
    token: false,
    /** Help entries come with their `content`, news come without it: their list can be long. */
    body: pageOf({
      kind: z.enum(['news', 'help']).default('news'),
      type: keyOf({ ...newsTypes, ...helpCategories }).optional(),
      keyword: optionalText(50),
      ...dayRange,
    }),
    reply: paged(article.extend({ content: z.string().optional() })),
  }),
  articleInfo: read({
    path: 'manage/article/getArticleInfo',
    spec: true,
    token: false,
    body: { id: code },
    /** `content` is HTML that the server has cleaned. */
    reply: article.extend({
      content: z.string(),
      files: z.array(fileRef),
      previous: besideArticle,
      next: besideArticle,
    }),
  }),
  operateGuides: read({
    path: '/web/portal/operate/findInfoOperateGuideByParams',
    base: 'root',
    spec: true,
    token: false,
    body: { productCode: code.optional() },
    reply: z.array(z.object({ id: z.string(), title: z.string(), productCode: z.string(), file: fileRef })),
  }),
});
