import { formatMinute } from '@portal/shared/format';
import styles from './draft-note.module.css';
import type { DraftState } from './use-draft';

function sentenceOf(state: DraftState, savedBefore: string | null): string {
  if (state.kind === 'saving') return '正在保存草稿……';
  if (state.kind === 'failed') return ['草稿未能保存', state.why].filter(Boolean).join('，');
  const at = state.kind === 'saved' ? state.at : savedBefore;
  return at === null ? '' : `草稿已保存于 ${formatMinute(at)}`;
}

/** Says whether the input is safe. */
export function DraftNote({ state, savedBefore }: { state: DraftState; savedBefore: string | null }) {
  return (
    <span role="status" className={state.kind === 'failed' ? styles.failed : styles.note}>
      {sentenceOf(state, savedBefore)}
    </span>
  );
}
