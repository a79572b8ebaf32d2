import { Headline } from '@portal/shared/boot';
import { type CallReply, type HelpCategory, helpCategories } from '@portal/shared/contract';
import { useLayoutEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../prose/paragraphs';
import { Prose } from '../../prose/prose';
import pageStyles from '../page.module.css';
import { PagePicture } from './page-picture';
import styles from './questions.module.css';
import { useQuestionFacts } from './use-question-facts';

/** Questions and answers by category; the question in the address is open. */
export function Questions({ rows }: Pick<CallReply<'articleList'>, 'rows'>) {
  const keyword = (useSearchParams()[0].get('keyword') ?? '').trim().toLowerCase();
  const { hash } = useLocation();
  const found = rows.filter(({ title, content = '' }) =>
    `${title} ${wordsOf(content)}`.toLowerCase().includes(keyword),
  );
  useQuestionFacts(rows);
  useLayoutEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);

  if (found.length === 0)
    return keyword ? (
      <p className={pageStyles.quiet}>
        没有找到相关问题。<Link to="/index/help">查看全部问题</Link>
      </p>
    ) : (
      <p>暂无帮助内容。</p>
    );
  return (Object.keys(helpCategories) as HelpCategory[]).map((category) => {
    const entries = found.filter(({ type }) => type === category);
    if (entries.length === 0) return null;
    return (
      <section key={category} className={styles.category}>
        <h2 className={styles.name}>{helpCategories[category]}</h2>
        <div>
          {entries.map(({ id, title, titleBreaks, content = '' }) => (
            <details key={id} className={styles.question} open={hash === `#${id}` || undefined}>
              <summary>
                <span>
                  <Headline text={title} breaks={titleBreaks} />
                </span>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M3 6l5 5 5-5" />
                </svg>
              </summary>
              {/* The browser opens the answer that the address names. */}
              <div id={id} className={styles.answer}>
                <Prose html={content} />
                <PagePicture type={category} />
                <Link className={styles.link ?? ''} to={{ hash: id }}>
                  此问题的链接
                </Link>
              </div>
            </details>
          ))}
        </div>
      </section>
    );
  });
}
