import { TextArea } from '@portal/shared/ui/fields';
import { type RefObject, useId } from 'react';
import { type Case, decides, decidesFirst, mayDo } from './case';
import styles from './opinion-field.module.css';
import { TextChoices } from './text-choices';
import type { useOpinion } from './use-opinion';
import type { Templates } from './use-templates';

interface OpinionFieldProps {
  shown: Case;
  draft: ReturnType<typeof useOpinion>;
  templates: Templates;
  /** Around the field, for the key that leads to it. */
  place: RefObject<HTMLElement | null>;
}

const states = { kept: '草稿已保存', keeping: '正在保存草稿…', none: '' };

/** The words about the whole request. The field has its place before a claim, so that nothing moves after it. */
export function OpinionField({ shown, draft, templates, place }: OpinionFieldProps) {
  const id = useId();
  const { opinion, setReason, state, fault } = draft;
  const held = decides(shown);
  const first = held ? decidesFirst(shown) : shown.first === null;
  const texts = first
    ? (['return', 'reject'] as const).flatMap((act) =>
        !held || mayDo(shown, act) ? (templates.general[act] ?? []) : [],
      )
    : [];
  const found = Object.keys(opinion.reasons).length;
  return (
    <section ref={place} className={styles.opinion} aria-label="审核意见">
      <label htmlFor={id} className={styles.title}>
        {first ? '审核意见' : '复审意见'}
      </label>
      <p className={styles.hint}>
        {!held ? '领取后填写。' : first ? '退回或拒绝时发给企业；通过时仅内部可见。' : '退回初审时发给初审人员。'}
        {found > 0 && `已标记 ${found} 处问题。`}
      </p>
      <TextArea
        id={id}
        rows={3}
        maxLength={500}
        showCount
        disabled={!held}
        value={opinion.reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <TextChoices texts={texts} disabled={!held} value={opinion.reason} onChoose={setReason} />
      <p className={styles.state} role="status">
        {fault ?? states[state]}
      </p>
    </section>
  );
}
