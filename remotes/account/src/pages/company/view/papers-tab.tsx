import { StatusTag, type StatusTagProps } from '@portal/shared/ui';
import { FileList } from '../../../stored-files/file-list';
import type { Company } from '../load-company';
import { type Expiry, expiryOf } from './expiry';
import styles from './papers-tab.module.css';

const tags: Readonly<Record<Expiry, StatusTagProps['entry'] | null>> = {
  expired: { label: '已到期', colorClass: 'red' },
  soon: { label: '即将到期', colorClass: 'yellow' },
  fine: null,
};

/** 证照资料: each paper with its last day, to be looked at. */
export function PapersTab({ company: { papers }, today }: { company: Company; today: string }) {
  return (
    <ul className={styles.papers} aria-label="证照资料">
      {papers.map((paper) => {
        const tag = tags[expiryOf(paper, today)];
        return (
          <li key={paper.name} className={styles.paper}>
            <div className={styles.head}>
              <h2 className={styles.name}>{paper.name}</h2>
              {tag && <StatusTag entry={tag} />}
            </div>
            {(paper.file || paper.expireDate) && (
              <p className={styles.day}>{paper.expireDate === null ? '长期有效' : `有效期至 ${paper.expireDate}`}</p>
            )}
            {paper.file ? (
              <FileList label={paper.name} files={[paper.file]} />
            ) : (
              <p className={styles.none}>尚未上传</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
