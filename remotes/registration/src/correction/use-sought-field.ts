import type { FormInstance } from '@portal/shared/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../flow/progress-context';
import { type FormPart, ownField } from './correction';

/** Leads to the field that the person came to correct, once its form is on screen. */
export function useSoughtField<Values>(form: FormInstance<Values>, part: FormPart): void {
  const { sought } = useFlow();
  const lead = useEffectEvent(() => {
    const field = sought === null ? null : ownField(part, sought);
    if (field !== null) form.scrollToField(field as never, { focus: true, block: 'center' });
  });
  useEffect(() => lead(), []);
}
