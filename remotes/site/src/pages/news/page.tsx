import { useKeptAnswer } from '@portal/shared/api';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-page-head';
import { AnswerView } from '../../states/answer-view';
import { SkeletonLines } from '../../states/skeleton-lines';
import { NewsFilters } from './news-filters';
import { newsRequest, readNewsQuery } from './news-query';
import { NewsResults } from './news-results';
import { NewsTabs } from './news-tabs';
import styles from './page.module.css';

export function Component() {
  const [parameters] = useSearchParams();
  const query = readNewsQuery(parameters);
  const answer = useKeptAnswer('articleList', { body: newsRequest(query) });
  useDescription('平台动态、行业政策与公告：产品上新、规则变化与系统维护安排，按类型、关键词和日期查找。');
  return (
    <>
      <PageHead title="新闻资讯">平台动态、行业政策与公告。</PageHead>
      <div className={`site-width ${styles.page}`}>
        <NewsTabs query={query} />
        <NewsFilters key={parameters.toString()} query={query} />
        <AnswerView answer={answer} skeleton={<SkeletonLines rows={5} />}>
          {({ total, rows }) => <NewsResults query={query} total={total} articles={rows} />}
        </AnswerView>
      </div>
    </>
  );
}
