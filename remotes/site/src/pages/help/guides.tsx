import { useKeptAnswer } from '@portal/shared/api';
import { FileLink } from '@portal/shared/articles';
import { AnswerView } from '../../states/answer-view';
import { SkeletonLines } from '../../states/skeleton-lines';
import styles from './guides.module.css';

/** The manuals, as files to download. */
export function Guides() {
  const answer = useKeptAnswer('operateGuides', { body: {} });
  if (answer.value?.length === 0) return null;
  return (
    <section aria-labelledby="guides-title">
      <h2 id="guides-title" className={styles.title}>
        操作指南
      </h2>
      <AnswerView answer={answer} skeleton={<SkeletonLines rows={2} />}>
        {(guides) => (
          <ul className={styles.guides}>
            {guides.map(({ id, title, file }) => (
              <li key={id}>
                <span className={styles.name}>{title}</span>
                <FileLink file={file} />
              </li>
            ))}
          </ul>
        )}
      </AnswerView>
    </section>
  );
}
