import { ArticleBody } from '@portal/shared/articles';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { HelpArticle } from './help-entries';
import styles from './help-item.module.css';

/** One question. It is open when the address names it, so that a visitor can send the open answer to somebody else. */
export function HelpItem({ article }: { article: HelpArticle }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const open = hash === `#${article.id}`;
  const toggle = () => navigate({ search, hash: open ? '' : article.id }, { replace: true, preventScrollReset: true });
  return (
    <div id={article.id} className={styles.item}>
      <h3 className={styles.question}>
        <button type="button" aria-expanded={open} aria-controls={`answer-${article.id}`} onClick={toggle}>
          {article.title}
        </button>
      </h3>
      <div id={`answer-${article.id}`} className={styles.answer} hidden={!open}>
        {open && <ArticleBody html={article.content ?? ''} />}
        <Link className={styles.own ?? ''} to={{ hash: article.id }} replace preventScrollReset>
          此问题的链接
        </Link>
      </div>
    </div>
  );
}
