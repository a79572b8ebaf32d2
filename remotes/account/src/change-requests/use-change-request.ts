import { changeTexts } from '@portal/shared/codes';
import { showSuccess } from '@portal/shared/ui';
import { type FormInstance, placeFaults } from '@portal/shared/ui/form';
import { useRef, useState } from 'react';
import type { viewAddress } from './change-state';
import type { Difference } from './difference-table';
import { type ChangeDraft, useChangeDraft } from './use-change-draft';
import { valueFaults } from './value-faults';

export interface ChangeRequestOptions<Values> {
  form: FormInstance<Values>;
  /** The number of a request that the person goes on with. */
  changeNo: string | undefined;
  draftOf: (values: Values) => ChangeDraft;
  codeOf?: (values: Values) => string | undefined;
  /** The server's field names that differ from the form's. */
  renamed?: Readonly<Record<string, string>>;
  /** Fields that are checked even in a draft. A draft may lack anything but may hold nothing wrong. */
  checkedInDraft: (values: Values) => readonly string[];
}

type Submitted = Parameters<typeof viewAddress>[0];

/** The actions of a change's form: keep it, look at it once more, hand it in. */
export function useChangeRequest<Values>(options: ChangeRequestOptions<Values>) {
  const { form, draftOf, codeOf, renamed, checkedInDraft } = options;
  const draft = useChangeDraft(options.changeNo);
  const [unsaved, setUnsaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [lastLook, setLastLook] = useState<readonly Difference[] | null>(null);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);

  const refusal = useRef<{ readonly thrown: unknown } | null>(null);

  /** Puts each fault from the server at its field. */
  function place(thrown: unknown) {
    setFault(placeFaults(form, valueFaults(thrown, renamed)));
  }

  /** Returns null where the act failed. */
  async function attempt<T>(act: () => Promise<T>, failed: (thrown: unknown) => void = place): Promise<T | null> {
    setBusy(true);
    setFault(null);
    try {
      return await act();
    } catch (thrown) {
      failed(thrown);
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function keep(): Promise<boolean> {
    const values: Values = form.getFieldsValue(true);
    const names = [...checkedInDraft(values)];
    const holds = await form.validateFields(names).then(
      () => true,
      () => false,
    );
    if (!holds || (await attempt(() => draft.save(draftOf(values)))) === null) return false;
    setUnsaved(false);
    showSuccess('草稿已保存');
    return true;
  }

  async function lookOnceMore(): Promise<void> {
    const differences = await attempt(() => draft.compare(draftOf(form.getFieldsValue(true))));
    if (differences === null) return;
    setUnsaved(false);
    if (differences.length > 0) setLastLook(differences);
    else setFault(changeTexts.nothing);
  }

  async function submit(): Promise<void> {
    const values: Values = form.getFieldsValue(true);
    const asked = draftOf(values);
    const changeNo = await attempt(
      () => draft.submit(asked, codeOf?.(values)),
      (thrown) => {
        refusal.current = { thrown };
      },
    );
    setLastLook(null);
    setSubmitted(changeNo === null ? null : { changeNo, changeType: asked.changeType });
  }

  /**
   * The fault is placed only now: the closing dialog gives the focus back, and a field that loses the focus is checked
   * again.
   */
  function lookClosed() {
    const held = refusal.current;
    refusal.current = null;
    if (held) place(held.thrown);
  }

  /** Nothing differs from what holds: the form need not ask for a reason. Says so, and returns whether it is so. */
  function isUnchanged(): boolean {
    const { values, fileTokens } = draftOf(form.getFieldsValue(true));
    const unchanged = Object.keys(values).length === 0 && fileTokens.length === 0;
    if (unchanged) setFault(changeTexts.nothing);
    return unchanged;
  }

  return {
    unsaved,
    busy,
    fault,
    lastLook,
    /** The request that was handed in: the page is finished. */
    submitted,
    touch: () => setUnsaved(true),
    keep,
    isUnchanged,
    lookOnceMore,
    forgetLook: () => setLastLook(null),
    lookClosed,
    submit,
  };
}
