import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Dialog } from '../../base/dialog/dialog';
import { WarningIcon } from '../../base/icon/icons';
import styles from './confirm.module.css';

export interface Question {
  /** Names the object, e.g. 确定停用“张三”？ */
  title: string;
  /** The sentence about the act's result. */
  consequence?: ReactNode;
  /** The verb, e.g. 停用. */
  action: string;
  danger?: boolean;
  /** For the gravest acts the person has to type this text first. */
  typeToConfirm?: string;
}

export type Confirm = (question: Question) => Promise<boolean>;

/** Asks before an act. Render the second part anywhere in the component; the first asks and answers true or false. */
export function useConfirm(): [Confirm, ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const confirm: Confirm = (next) => {
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const settle = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  };

  const dialog = question && <ConfirmDialog key={question.title} question={question} open={open} onAnswer={settle} />;
  return [confirm, dialog];
}

interface ConfirmDialogProps {
  question: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

function ConfirmDialog({ question, open, onAnswer }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const { title, consequence, action, danger = false, typeToConfirm } = question;
  const ready = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  return (
    <Dialog
      open={open}
      title={title}
      size="lock"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>取消</Button>
          {/* Red is the brand here: danger is outlined and has an icon. */}
          <Button
            type={danger ? 'default' : 'primary'}
            danger={danger}
            icon={danger && <WarningIcon />}
            disabled={!ready}
            onClick={() => onAnswer(true)}
          >
            {action}
          </Button>
        </>
      }
    >
      {consequence && <div className={styles.consequence}>{consequence}</div>}
      {typeToConfirm !== undefined && (
        <div className={styles.typed}>
          <label htmlFor={fieldId}>请输入“{typeToConfirm}”以确认</label>
          <Input id={fieldId} value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
        </div>
      )}
    </Dialog>
  );
}
