import type { FieldText, Validator } from './validator';

/** The part of an antd form rule that a validator fills; by structure only, so that this stays free of antd. */
export interface FormRule {
  readonly validator: (rule: unknown, value: FieldText) => Promise<void>;
  /** Only for the mark beside the label; the validator does the judging. */
  readonly required: boolean;
}

/** Turns a validator into a rule of an antd form item. A field that may not stay empty is marked as required. */
export function asRule(validate: Validator): FormRule {
  return {
    required: validate('') !== null,
    validator: async (_rule, value) => {
      const message = validate(value);
      if (message !== null) throw new Error(message);
    },
  };
}
