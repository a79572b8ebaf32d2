import { articlePath } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { tellPageFacts } from '@portal/shared/page-facts';

export function useArticleFacts(article: CallReply<'articleInfo'> | undefined): void {
  if (!article) return;
  tellPageFacts({
    title: article.title,
    address: articlePath(article),
    published: article.publishTime,
    trail: [
      { title: '首页', address: '/index/index' },
      { title: '新闻资讯', address: '/index/news/list' },
    ],
  });
}
