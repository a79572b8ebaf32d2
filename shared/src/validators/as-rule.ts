import type { FieldText, Validator } from './validator';

/** The part of an antd form rule that a validator fills; by structure only, so that this stays free of antd. */
export interface FormRule {
  readonly validator: (rule: unknown, value: FieldText) => Promise<void>;
}

/** A validator as a rule of an antd form item. */
export function asRule(validate: Validator): FormRule {
  return {
    validator: async (_rule, value) => {
      const message = validate(value);
      if (message !== null) throw new Error(message);
    },
  };
}
