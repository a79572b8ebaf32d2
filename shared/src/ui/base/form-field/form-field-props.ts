/**
 * The properties that a form item gives to the control inside it. A control hands them to the element that takes the
 * focus.
 */
export interface FormFieldProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

/** These properties of a control, without the ones that are not set. */
export function formFieldProps(props: FormFieldProps): FormFieldProps {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = props;
  return {
    ...(id !== undefined && { id }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(required !== undefined && { 'aria-required': required }),
  };
}
