import { type ReactNode, useRef } from 'react';
import { type Question, useConfirm } from './use-confirm';

interface DiscardOptions extends Pick<Question, 'title' | 'consequence'> {
  /** While it is sent nothing is closed. */
  busy: boolean;
  onClose: () => void;
}

interface Discard {
  /** Something was typed. */
  touch: () => void;
  /** It was sent. */
  forget: () => void;
  /** Closes without a question. */
  close: () => void;
  /** Closes, after a question where something typed would be lost. */
  leave: () => Promise<void>;
  /** To be rendered anywhere in the component. */
  question: ReactNode;
}

/** For a form in a panel: what was typed is given up only by a person who says so. */
export function useDiscard({ busy, onClose, ...asked }: DiscardOptions): Discard {
  const [confirm, question] = useConfirm();
  const typed = useRef(false);

  function touch() {
    typed.current = true;
  }
  function forget() {
    typed.current = false;
  }
  function close() {
    forget();
    onClose();
  }
  async function leave() {
    if (busy) return;
    if (!typed.current || (await confirm({ ...asked, action: '放弃' }))) close();
  }
  return { touch, forget, close, leave, question };
}
