/** The value of a form field: nothing yet, or a text. */
export type FieldText = string | null | undefined;

/** The sentence to show at the field, null when there is nothing to say. */
export type Validator = (value: FieldText) => string | null;

export function isBlank(value: FieldText): value is null | undefined | '' {
  return value === null || value === undefined || value.trim() === '';
}

export function required(message: string): Validator {
  return (value) => (isBlank(value) ? message : null);
}

/** The first complaint counts. */
export function all(...validators: readonly Validator[]): Validator {
  return (value) => {
    for (const validate of validators) {
      const message = validate(value);
      if (message !== null) return message;
    }
    return null;
  };
}

/** A rule on typed text. It accepts an empty field: `required` judges that one. */
export function whenFilled(check: (text: string) => string | null): Validator {
  return (value) => (isBlank(value) ? null : check(value));
}

export function matches(pattern: RegExp, message: string): Validator {
  return whenFilled((text) => (pattern.test(text) ? null : message));
}
