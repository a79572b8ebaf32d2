import { useKeptAnswer } from '@portal/shared/api';
import { articlePath, slugOf } from '@portal/shared/boot';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useContentTitle, useDescription } from '../../frame/use-page-head';
import { failureOf } from '../../states/answer-state';
import { AnswerView } from '../../states/answer-view';
import { Empty } from '../../states/empty';
import { SkeletonLines } from '../../states/skeleton-lines';
import { Article } from './article';
import styles from './page.module.css';
import { useArticleFacts } from './use-article-facts';

/** The list's filters, if the reader comes from the list. */
const listSearchOf = (state: unknown): string => (state as { listSearch?: string } | null)?.listSearch ?? '';

export function Component() {
  const { id = '', name } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const answer = useKeptAnswer('articleInfo', { body: { id } });
  const article = answer.value;
  const failure = failureOf(answer);
  const missing = failure?.status === '404' ? failure.msg : undefined;

  useContentTitle(missing ?? article?.title);
  useDescription(article?.summary || '平台动态、行业政策与公告。');
  useArticleFacts(article);
  useEffect(() => {
    if (!article || name === slugOf(article.title)) return;
    navigate(articlePath(article), { replace: true, state, preventScrollReset: true });
  }, [article, name, navigate, state]);

  return (
    <div className={`site-width ${styles.page}`}>
      {missing !== undefined ? (
        <Empty page title={missing}>
          <p>这篇文章可能已被撤下，或地址有误。</p>
          <Link to="/index/news/list">查看全部资讯</Link>
        </Empty>
      ) : (
        <AnswerView answer={answer} skeleton={<SkeletonLines rows={6} />}>
          {(value) => <Article article={value} listSearch={listSearchOf(state)} />}
        </AnswerView>
      )}
    </div>
  );
}
