import { type Act, Alert, Button, type ButtonProps, Dialog, DialogFoot } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { VerdictButton } from '../../verdicts/verdict-button';
import { outcomeKeys, verdictOf } from '../../verdicts/verdicts';
import { type Case, type Decision, needsWords, type Opinion } from './case';
import styles from './decide-dialog.module.css';
import type { Templates } from './use-templates';
import { effectOf, questionOf } from './words';

interface DecideDialogProps {
  shown: Case;
  decision: Decision;
  opinion: Opinion;
  templates: Templates;
  act: Act<[Decision]>;
  onClose: () => void;
}

/** The dialog puts the focus on its first button, which stands outside the form. A moment later 取消 gets it. */
function CancelButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return <Button {...props} ref={button} />;
}

/**
 * Asks before a decision, and shows the words that go with it. The focus is on 取消: whoever presses Enter by habit
 * decides nothing. The key of the verdict, pressed once more, decides.
 */
export function DecideDialog({ shown, decision, opinion, templates, act, onClose }: DecideDialogProps) {
  const { outcome, label } = decision;
  const found = Object.entries(opinion.reasons);
  const told = needsWords(outcome);
  return (
    <Dialog open title={questionOf(decision, shown)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(decision);
        }}
        onKeyDown={({ key, repeat, ctrlKey, metaKey, altKey, currentTarget }) => {
          // The key that is held down, or that belongs to the browser, such as Ctrl+A, decides nothing.
          if (repeat || ctrlKey || metaKey || altKey) return;
          if (key === outcomeKeys[outcome]) currentTarget.requestSubmit();
        }}
      >
        <p className={styles.effect}>{effectOf(outcome, shown)}</p>
        {told && (
          <ul className={styles.words}>
            {found.map(([field, text]) => (
              <li key={field}>
                {templates.fields.get(field)?.label ?? field}：{text}
              </li>
            ))}
            {opinion.reason.trim() !== '' && <li>{opinion.reason}</li>}
          </ul>
        )}
        {outcome === 'approve' && found.length > 0 && (
          <Alert type="warning" showIcon title={`已标记的 ${found.length} 处问题不会发给企业。`} />
        )}
        {act.fault !== null && <Alert type="warning" showIcon title={act.fault} />}
        <DialogFoot>
          <CancelButton onClick={onClose} disabled={act.busy}>
            取消
          </CancelButton>
          <VerdictButton
            verdict={verdictOf(outcome)}
            label={label}
            keys={outcomeKeys[outcome]}
            htmlType="submit"
            loading={act.busy}
          />
        </DialogFoot>
      </form>
    </Dialog>
  );
}
