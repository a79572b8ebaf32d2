import { ApiError, usePageSignal } from '@portal/shared/api';
import type { FormInstance } from '@portal/shared/ui/form';
import { all, type Validator } from '@portal/shared/validators/validator';
import { type FocusEvent, useRef } from 'react';

interface ServerCheck {
  form: FormInstance;
  name: string;
  /** The form's own rule for the field. */
  rule: Validator;
  /** Asks the server; rejects with the field's fault. */
  ask: (text: string, signal: AbortSignal) => Promise<unknown>;
  /** The server's name for the field. */
  parameter: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * A press on a submit button takes the focus. The server judges the submit anyway, and nothing may move under the
 * press.
 */
const goesToSubmit = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';

/**
 * The server judges the field once the person leaves it. No text is asked for twice; the answers are kept in memory as
 * long as the form is there. A check that fails on its way shows nothing and blocks nothing.
 */
export function useServerCheck({ form, name, rule, ask, parameter }: ServerCheck) {
  /** Faults by text; an empty fault means that the text is right. */
  const answers = useRef(new Map<string, string>());
  const asking = useRef<{ text: string; done: Promise<void> }>(undefined);
  const pageSignal = usePageSignal();
  const known: Validator = (value) => answers.current.get(textOf(value)) || null;

  async function judge(text: string): Promise<void> {
    const signal = pageSignal();
    try {
      await ask(text, signal);
      answers.current.set(text, '');
    } catch (error) {
      ApiError.expect(error);
      const fault = error.fields[parameter];
      if (!fault) return;
      // Any other status is no judgement of this text, e.g. the try came too early: the text may be asked for again.
      if (error.status === '400') answers.current.set(text, fault);
      if (signal.aborted || textOf(form.getFieldValue(name)) !== text) return;
      if (error.status === '400') await form.validateFields([name]).catch(() => undefined);
      else form.setFields([{ name, errors: [fault] }]);
    }
  }

  function onBlur(event: FocusEvent): void {
    const text = textOf(form.getFieldValue(name));
    if (goesToSubmit(event) || rule(text) !== null) return;
    if (text === asking.current?.text || answers.current.has(text)) return;
    const before = asking.current?.done;
    const done = Promise.resolve(before)
      .then(() => judge(text))
      .finally(() => {
        if (asking.current?.done === done) asking.current = undefined;
      });
    asking.current = { text, done };
  }

  /** For a submit that must not run beside the check: waits for the check, and returns the known fault of the text. */
  async function settle(): Promise<string | null> {
    await asking.current?.done;
    return known(form.getFieldValue(name));
  }

  return { rule: all(rule, known), onBlur, settle };
}
