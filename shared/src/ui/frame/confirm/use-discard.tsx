import { useRef } from 'react';
import { type Question, useConfirm } from './use-confirm';

interface DiscardOptions extends Pick<Question, 'title' | 'consequence'> {
  /** While the form is being sent, nothing closes. */
  busy: boolean;
  onClose: () => void;
}

/** For a form in a panel: typed text is given up only if the person says so. Render `question` in the component. */
export function useDiscard({ busy, onClose, ...asked }: DiscardOptions) {
  const [confirm, question] = useConfirm();
  const typed = useRef(false);

  /** Call it when something was typed. */
  function touch() {
    typed.current = true;
  }
  /** Call it when the form was sent. */
  function forget() {
    typed.current = false;
  }
  /** Closes without a question. */
  function close() {
    forget();
    onClose();
  }
  /** Closes. Asks first if typed text would be lost. */
  async function leave() {
    if (busy) return;
    if (!typed.current || (await confirm({ ...asked, action: '放弃' }))) close();
  }
  return { touch, forget, close, leave, question };
}
