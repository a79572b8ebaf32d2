import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { askApi } from '../api/ask-api';
import { isListedArticle, type ListedArticle } from './listed-article';

/** One call of the contract gives this many. */
const pageSize = 100;

interface Page {
  readonly total: number;
  readonly rows: readonly unknown[];
}

async function readPage(app: FastifyInstance, host: string, pageNum: number, size: number): Promise<Page> {
  const { code, text } = await askApi(app, {
    method: 'POST',
    url: `/api${callUrl(calls.articleList)}`,
    headers: { host },
    payload: { kind: 'news', pageNum, pageSize: size },
  });
  const envelope = JSON.parse(text) as { ok?: boolean; body?: Partial<Page> };
  if (code !== 200 || !envelope.ok || !Array.isArray(envelope.body?.rows))
    throw new Error(`the list of articles answered ${code}`);
  return { total: Number(envelope.body.total) || 0, rows: envelope.body.rows };
}

/** The newest articles of a tenant. The gateway asks for them in the same way as any visitor's page. */
export async function readArticles(app: FastifyInstance, host: string, most: number): Promise<ListedArticle[]> {
  const size = Math.min(pageSize, most);
  const first = await readPage(app, host, 1, size);
  const found = first.rows.filter(isListedArticle);
  for (let page = 2; page <= Math.ceil(Math.min(first.total, most) / size); page += 1)
    found.push(...(await readPage(app, host, page, size)).rows.filter(isListedArticle));
  return found.slice(0, most);
}
