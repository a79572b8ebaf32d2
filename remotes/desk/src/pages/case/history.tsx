import { formatDay } from '@portal/shared/format';
import { Timeline } from '@portal/shared/ui/frame';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CaseStateTag } from '../../verdicts/verdict-tag';
import { caseAddress, type QueuePart } from '../cases/queue-part';
import type { Case } from './case';
import styles from './history.module.css';
import { timelineEntries } from './words';

/** The cases before this one, and its time line: that grows while the person works, so nothing stands below it. */
export function History({ shown, part }: { shown: Case; part: QueuePart }) {
  const id = useId();
  return (
    <>
      <section className={styles.card} aria-labelledby={`${id}-earlier`}>
        <h2 id={`${id}-earlier`}>以往事项</h2>
        {shown.earlier.length === 0 && <p className={styles.none}>该企业和申请人没有其他事项</p>}
        <ul className={styles.earlier}>
          {shown.earlier.map(({ taskId, kindName, about, createdAt, doneAt, outcome, reason }) => (
            <li key={taskId}>
              <Link to={caseAddress(taskId, part)}>{kindName}</Link>
              <span>{about === 'company' ? '同一企业' : '同一人员'}</span>
              <span>{formatDay(createdAt)}</span>
              <CaseStateTag outcome={outcome} done={doneAt !== null} />
              {reason !== '' && <span className={styles.reason}>{reason}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby={`${id}-line`}>
        <h2 id={`${id}-line`}>办理过程</h2>
        <Timeline entries={timelineEntries(shown)} />
      </section>
    </>
  );
}
