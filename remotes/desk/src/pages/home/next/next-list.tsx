import { Facts } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sheet } from '../../../frame/sheet';
import styles from './next-list.module.css';

interface NextRow {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly mark?: ReactNode;
  readonly note: readonly (string | false)[];
  /** How long it may still take, or has waited. */
  readonly time: ReactNode;
}

interface NextListProps {
  title: string;
  /** The list that has all of them. */
  all: { readonly path: string; readonly total: number };
  rows: readonly NextRow[];
  empty: string;
}

/** What comes next, in the order in which it is to be done. Each row leads to its page. */
export function NextList({ title, all, rows, empty }: NextListProps) {
  return (
    <Sheet title={title} actions={all.total > rows.length && <Link to={all.path}>{`全部 ${all.total} 件`}</Link>}>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.rows} aria-label={title}>
          {rows.map(({ key, path, name, mark, note, time }) => (
            <li key={key} className={styles.row}>
              <div className={styles.words}>
                <div className={styles.head}>
                  <Link className={styles.name ?? ''} to={path} title={name}>
                    {name}
                  </Link>
                  {mark}
                </div>
                <p className={styles.note}>
                  <Facts facts={note} />
                </p>
              </div>
              <div className={styles.time}>{time}</div>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
