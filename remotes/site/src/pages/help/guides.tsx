import { FileLink } from '@portal/shared/articles';
import { useAnswer } from '../../data/use-answer';
import { AnswerView } from '../../states/answer-view';
import { SkeletonLines } from '../../states/skeleton-lines';
import styles from './guides.module.css';

/** The manuals, as files to download. */
export function Guides() {
  const answer = useAnswer('operateGuides', { body: {} });
  if (answer.kind === 'ready' && answer.value.length === 0) return null;
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
