import { useKeptAnswer } from '@portal/shared/api';
import { articlePath, bootDocument, Headline, slugOf } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Late } from '../../data/late';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-description';
import { Prose } from '../../prose/prose';
import pageStyles from '../page.module.css';
import styles from './page.module.css';
import { useArticleFacts } from './use-article-facts';

export function Component() {
  const { id = '' } = useParams();
  const answer = useKeptAnswer('articleInfo', { body: { id } });
  // The platform does not have the article: that is an answer, too.
  if (answer.error?.status === '404') return <Missing why={answer.error.msg} />;
  return <Late answer={answer}>{(article) => <Article id={id} article={article} />}</Late>;
}

function Article({ id, article }: { id: string; article: CallReply<'articleInfo'> }) {
  const { name } = useParams();
  const navigate = useNavigate();
  const { title, titleBreaks, summary, source, publishTime, content, previous, next } = article;

  useDescription(summary);
  useArticleFacts(article);
  useEffect(() => {
    // Runs after the frame, which sets the route's own title in the same commit.
    queueMicrotask(() => {
      document.title = `${title} - ${bootDocument().tenant.platformName}`;
    });
  }, [title]);
  useEffect(() => {
    if (name !== slugOf(title)) navigate(articlePath({ id, title }), { replace: true });
  }, [id, name, title, navigate]);

  return (
    <article>
      <PageHead title={<Headline text={title} breaks={titleBreaks} />} text={`${formatDay(publishTime)} · ${source}`} />
      <div className={`jinqiao-width ${pageStyles.body}`}>
        <div className={pageStyles.narrow}>
          <Prose html={content} />
          <nav className={styles.more} aria-label="更多资讯">
            {previous && <Neighbour label="上一篇" article={previous} />}
            {next && <Neighbour label="下一篇" article={next} />}
            <Link to="/index/news/list">全部资讯</Link>
          </nav>
        </div>
      </div>
    </article>
  );
}

interface NeighbourProps {
  label: string;
  article: NonNullable<CallReply<'articleInfo'>['next']>;
}

function Neighbour({ label, article }: NeighbourProps) {
  return (
    <Link to={articlePath(article)}>
      {label}：
      <Headline text={article.title} breaks={article.titleBreaks} />
    </Link>
  );
}

function Missing({ why }: { why: string }) {
  return (
    <>
      <PageHead title={why} text="文章已经撤下，或者地址写错了。" />
      <div className={`jinqiao-width ${pageStyles.body}`}>
        <Link className={pageStyles.onward ?? ''} to="/index/news/list">
          去看全部资讯
        </Link>
      </div>
    </>
  );
}
