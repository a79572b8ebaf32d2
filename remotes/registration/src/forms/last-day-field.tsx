import { Checkbox } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/dates';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../correction/correction';

type DayRule = { readonly validator: (rule: unknown, day: string | undefined) => Promise<void> };

interface LastDayFieldProps {
  name: string;
  label: string;
  /** The error where there is neither a day nor the tick. */
  missing: string;
  rule: DayRule;
  correction: Correction;
  /** Fields that the rule reads. */
  dependencies?: readonly string[];
  /** The label of the box, and its name if that is not `endless`. */
  endless: { readonly label: string; readonly name?: string };
}

/** The last day of a paper, or a tick for a paper without end: the field `endless` of the same form, or a named one. */
export function LastDayField({ name, label, missing, rule, correction, dependencies, endless }: LastDayFieldProps) {
  const form = Form.useFormInstance<Record<string, boolean>>();
  const box = endless.name ?? 'endless';
  const ticked = Form.useWatch(box, form) ?? false;
  const locked = correction.locked(name);
  // The box is read when the day is checked: it may be ticked in the same moment, also by the reading of a paper.
  const unlessEndless = (day: DayRule): DayRule => ({
    validator: async (of, value) => {
      if (!form.getFieldValue(box)) await day.validator(of, value);
    },
  });
  return (
    <>
      <Form.Item
        {...correction.item(name)}
        label={label}
        required={!ticked}
        dependencies={[...(dependencies ?? []), box]}
        rules={[asRule(required(missing)), rule].map(unlessEndless)}
        validateTrigger="onChange"
      >
        <DateField disabled={locked || ticked} />
      </Form.Item>
      <Form.Item name={box} label=" " valuePropName="checked">
        <Checkbox disabled={locked}>{endless.label}</Checkbox>
      </Form.Item>
    </>
  );
}
