import { formatMinute } from '@portal/shared/format';
import styles from './draft-note.module.css';
import type { DraftState } from './use-draft';

const sentences = {
  saving: '正在保存草稿……',
  failed: '草稿未能保存，请检查网络后点击暂存',
} as const;

function sentenceOf(state: DraftState, savedBefore: string | null): string {
  if (state.kind === 'saving' || state.kind === 'failed') return sentences[state.kind];
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
