import { useKeptAnswer } from '@portal/shared/api';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-page-head';
import { AnswerView } from '../../states/answer-view';
import { Empty } from '../../states/empty';
import { SkeletonLines } from '../../states/skeleton-lines';
import { dateFault } from './dates/date-fault';
import { NewsFilters } from './news-filters';
import { newsRequest, newsSearch, readNewsQuery, withoutFilters } from './news-query';
import { NewsResults } from './news-results';
import { NewsTabs } from './news-tabs';
import styles from './page.module.css';

export function Component() {
  const [parameters] = useSearchParams();
  const query = readNewsQuery(parameters);
  const fault = dateFault(query);
  const answer = useKeptAnswer('articleList', fault ? null : { body: newsRequest(query) });
  useDescription('平台动态、行业政策与公告：产品上新、规则变化与系统维护安排，按类型、关键词和日期查找。');
  return (
    <>
      <PageHead title="新闻资讯">平台动态、行业政策与公告。</PageHead>
      <div className={`site-width ${styles.page}`}>
        <NewsTabs query={query} />
        <NewsFilters key={parameters.toString()} query={query} />
        {fault ? (
          <Empty title="请先改正发布日期">
            <Link to={{ search: newsSearch(withoutFilters(query)) }}>清除筛选</Link>
          </Empty>
        ) : (
          <AnswerView answer={answer} skeleton={<SkeletonLines rows={5} />}>
            {({ total, rows }) => <NewsResults query={query} total={total} articles={rows} />}
          </AnswerView>
        )}
      </div>
    </>
  );
}
