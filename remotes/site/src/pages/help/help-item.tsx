import { ArticleBody } from '@portal/shared/articles';
import { Headline } from '@portal/shared/boot';
import type { ToggleEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { HelpArticle } from './help-entries';
import styles from './help-item.module.css';
import { PagePicture } from './page-picture';

/**
 * One question. It is open when the address names it, so that a visitor can send the open answer to somebody else. The
 * browser itself opens and closes it, and opens it for an address that names the answer inside of it.
 */
export function HelpItem({ article }: { article: HelpArticle }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const open = hash === `#${article.id}`;
  const tellAddress = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === open) return;
    // At once: drawn later, the address of this click would undo the next one.
    navigate({ search, hash: open ? '' : article.id }, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return (
    <details className={styles.item} open={open} onToggle={tellAddress}>
      <summary className={styles.question}>
        <h3>
          <Headline text={article.title} breaks={article.titleBreaks} />
        </h3>
      </summary>
      <div id={article.id} className={styles.answer}>
        <ArticleBody html={article.content ?? ''} />
        <PagePicture type={article.type} />
        <Link className={styles.own ?? ''} to={{ hash: article.id }} replace preventScrollReset>
          此问题的链接
        </Link>
      </div>
    </details>
  );
}
