import { formatMinute } from '@portal/shared/format';
import { OutcomeTag } from '../../verdicts/verdict-tag';
import type { Case } from './case';
import styles from './first-opinion.module.css';
import type { Templates } from './use-templates';

/** The first reviewer’s decision, for the second pair of eyes. */
export function FirstOpinion({ first, templates }: { first: NonNullable<Case['first']>; templates: Templates }) {
  const { by, at, outcome, reason, reasons } = first;
  const found = Object.entries(reasons);
  return (
    <section className={styles.first} aria-label="初审意见">
      <h2>
        初审意见：
        <OutcomeTag outcome={outcome} />
        <small>
          {by.displayName}，{formatMinute(at)}
        </small>
      </h2>
      {reason !== '' && <p>{reason}</p>}
      {found.length > 0 && (
        <ul>
          {found.map(([field, text]) => (
            <li key={field}>
              {templates.fields.get(field)?.label ?? field}：{text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
