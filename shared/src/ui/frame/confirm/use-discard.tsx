import { type ReactNode, useRef } from 'react';
import { type Question, useConfirm } from './use-confirm';

interface DiscardOptions extends Pick<Question, 'title' | 'consequence'> {
  /** While the form is being sent, nothing closes. */
  busy: boolean;
  onClose: () => void;
}

interface Discard {
  /** Call it when something was typed. */
  touch: () => void;
  /** Call it when the form was sent. */
  forget: () => void;
  /** Closes without a question. */
  close: () => void;
  /** Closes. Asks first if typed text would be lost. */
  leave: () => Promise<void>;
  /** Render it anywhere in the component. */
  question: ReactNode;
}

/** For a form in a panel: typed text is given up only if the person says so. */
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
