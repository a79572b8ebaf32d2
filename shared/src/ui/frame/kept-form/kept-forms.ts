import { type CompInfo, sessionStore } from '../../../session/public';
import { openText, sealText } from './sealed-text';

/** A form that left the screen because another tab went to another company. It lies sealed in this tab. */
export interface KeptForm {
  readonly title: string;
  readonly values: unknown;
  /** The person, in the company for which they typed it. */
  readonly owner: Pick<CompInfo, 'userCode' | 'compCode' | 'compName'>;
}

const keyOf = (name: string) => `portal.form.${name}`;

export const dropForm = (name: string): void => sessionStore.remove(keyOf(name));

export const keepForm = async (name: string, form: KeptForm): Promise<void> =>
  sessionStore.set(keyOf(name), await sealText(JSON.stringify(form)));

/** Null if there is none, or if nobody can read it any more. */
export async function keptForm(name: string): Promise<KeptForm | null> {
  const sealed = sessionStore.get(keyOf(name));
  if (sealed === null) return null;
  try {
    return JSON.parse(await openText(sealed)) as KeptForm;
  } catch {
    dropForm(name);
    return null;
  }
}
