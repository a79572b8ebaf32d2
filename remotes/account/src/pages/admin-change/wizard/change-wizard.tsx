import { serverNow } from '@portal/shared/session';
import { UnsavedGuard } from '@portal/shared/ui';
import { useStepFocus } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { ChangeSteps } from '../admin-change';
import styles from './change-wizard.module.css';
import { ChooseStep } from './choose-step';
import { type Draft, emptyDraft, isBegun, isProven, type NewManager } from './draft';
import { LetterStep } from './letter-step';
import { SubmitStep } from './submit-step';
import { VerifyStep } from './verify-step';

const steps = { verify: 0, choose: 1, letter: 2, submit: 3 } as const;

interface ChangeWizardProps {
  onSubmitted: () => void;
}

/** The administrator's four steps. The input stays while the administrator goes back and forth. */
export function ChangeWizard({ onSubmitted }: ChangeWizardProps) {
  const [step, setStep] = useState<number>(steps.verify);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [notice, setNotice] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [submitted, setSubmitted] = useState(false);
  const around = useStepFocus<HTMLElement>(step);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  function verifyAgain(why: string) {
    change({ proof: null });
    setNotice(why);
    setStep(steps.verify);
  }
  function choose(manager: NewManager) {
    change({ manager });
    setRefused({});
    setStep(steps.letter);
  }
  const { manager, letter, proof } = draft;

  return (
    <div className={styles.wizard}>
      <ChangeSteps current={step} />
      <section ref={around} tabIndex={-1} className={styles.card} aria-label="变更申请">
        {step === steps.verify && (
          <VerifyStep
            notice={notice}
            proven={isProven(draft, serverNow())}
            onNext={() => setStep(steps.choose)}
            onProven={(given) => {
              change({ proof: given });
              setNotice(null);
              setStep(steps.choose);
            }}
          />
        )}
        {step === steps.choose && (
          <ChooseStep manager={manager} refused={refused} onBack={() => setStep(steps.verify)} onChosen={choose} />
        )}
        {step === steps.letter && (
          <LetterStep
            letter={letter}
            onChange={(file) => change({ letter: file })}
            onBack={() => setStep(steps.choose)}
            onNext={() => setStep(steps.submit)}
          />
        )}
        {step === steps.submit && manager && letter && (
          <SubmitStep
            proof={proof}
            manager={manager}
            letter={letter}
            onBack={() => setStep(steps.letter)}
            onVerifyAgain={verifyAgain}
            onRefused={(fields) => {
              setRefused(fields);
              setStep(steps.choose);
            }}
            onSubmitted={() => {
              setSubmitted(true);
              onSubmitted();
            }}
          />
        )}
      </section>
      <UnsavedGuard when={!submitted && isBegun(draft)} />
    </div>
  );
}
