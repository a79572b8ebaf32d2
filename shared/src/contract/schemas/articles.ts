import { z } from 'zod';
import type { articleCalls } from '../calls/articles';
import { helpCategories, newsTypes } from '../states';
import type { SchemasOf } from './call-schemas';
import { code, dayRange, fileRef, optionalText, paged, pageOf, time } from './common';

const keysOf = <T extends Record<string, string>>(table: T) => z.enum(Object.keys(table) as [keyof T & string]);

const article = z.object({
  id: z.string(),
  kind: z.enum(['news', 'help', 'consent']),
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  source: z.string(),
  publishTime: time,
  views: z.number(),
  top: z.boolean(),
});
export const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const articleSchemas = {
  articleList: {
    /** Help entries come with their `content`, news without: their list can be long. */
    body: pageOf({
      kind: z.enum(['news', 'help']).default('news'),
      type: keysOf({ ...newsTypes, ...helpCategories }).optional(),
      keyword: optionalText(50),
      ...dayRange,
    }),
    reply: paged(article.extend({ content: z.string().optional() })),
  },
  articleInfo: {
    body: z.strictObject({ id: code }),
    /** `content` is HTML that the server has cleaned. */
    reply: article.extend({
      content: z.string(),
      files: z.array(fileRef),
      previous: neighbour,
      next: neighbour,
    }),
  },
  operateGuides: {
    body: z.strictObject({ productCode: code.optional() }),
    reply: z.array(z.object({ id: z.string(), title: z.string(), productCode: z.string(), file: fileRef })),
  },
} as const satisfies SchemasOf<typeof articleCalls>;
