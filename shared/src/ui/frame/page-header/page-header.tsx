import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './page-header.module.css';

export interface Crumb {
  title: string;
  /** Left out if the place is no page. */
  path?: string;
}

export interface PageHeaderProps {
  title: string;
  /** One short sentence about the purpose of the page. */
  description?: ReactNode;
  /** The pages above this one, without this page itself. */
  crumbs?: readonly Crumb[];
  /** Beside the title, e.g. a status tag. */
  tags?: ReactNode;
  /** The main action, right. */
  actions?: ReactNode;
}

/** The title row of a page in the centre. */
export function PageHeader({ title, description, crumbs = [], tags, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs.length > 0 && (
        <nav aria-label="面包屑">
          <ol className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.title}>{crumb.path ? <Link to={crumb.path}>{crumb.title}</Link> : crumb.title}</li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {tags}
        </div>
        {description && <p className={styles.description}>{description}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
