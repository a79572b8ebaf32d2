import { useEffect, useEffectEvent, useRef } from 'react';
import { beforeReload, sessionState } from '../../../session/public';
import { keepForm } from '../kept-form/kept-forms';
import { type Question, useConfirm } from './use-confirm';

interface DiscardOptions extends Pick<Question, 'title' | 'consequence'> {
  /** While the form is being sent, nothing closes. */
  busy: boolean;
  onClose: () => void;
  /** Keeps the input if another tab takes the form from the screen; `KeptFormNotice` of this name offers it again. */
  keep?: { readonly name: string; readonly title: string };
  /** What the form begins with, if it was kept. */
  typed?: unknown;
}

/** For a form in a panel: typed text is given up only if the person says so. Render `question` in the component. */
export function useDiscard({ busy, onClose, keep, typed: before, ...asked }: DiscardOptions) {
  const [confirm, question] = useConfirm();
  const typed = useRef(false);
  const input = useRef<unknown>(undefined);
  useEffect(() => {
    if (before === undefined) return;
    typed.current = true;
    input.current = before;
  }, [before]);

  const keepInput = useEffectEvent(async () => {
    const { compInfo } = sessionState();
    if (!keep || !compInfo || !typed.current) return;
    const { userCode, compCode, compName } = compInfo;
    await keepForm(keep.name, { title: keep.title, values: input.current, owner: { userCode, compCode, compName } });
  });
  useEffect(() => beforeReload(() => keepInput()), []);

  /** Call it when something was typed; it takes what the form's `onValuesChange` gives. */
  function touch(_changed?: unknown, values?: unknown) {
    typed.current = true;
    input.current = values;
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
