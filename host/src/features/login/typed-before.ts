import { shellElementId } from '@portal/shared/boot';

/** The form of `shell/login-form.html`: the gateway's document has it until the application is there. */
const formBefore = () => document.querySelector<HTMLElement>(`#${shellElementId} .login-start`);

/** What is typed there, by the names of the fields here. */
export function typedBefore(): { mobile?: string; passWord?: string } {
  const fields = [...(formBefore()?.querySelectorAll('input') ?? [])];
  return Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/**
 * Takes that form's place, in the frame in which this one is painted first: nobody sees two of them, and no key is lost
 * between. `keep` gets what was typed while this form was made.
 */
export function replaceFormBefore(keep: (typed: ReturnType<typeof typedBefore>) => void): void {
  const before = formBefore();
  if (!before) return;
  keep(typedBefore());
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && before.contains(focused)) {
    const same = document.querySelector<HTMLInputElement>(`#${CSS.escape(focused.name)}`);
    same?.focus({ preventScroll: true });
    same?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
  before.remove();
}
