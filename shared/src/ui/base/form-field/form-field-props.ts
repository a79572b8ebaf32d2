/** What a form item tells the control inside it. A control hands them to the element that takes the focus. */
export interface FormFieldProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

/** Those of a control's properties, without those that are not set. */
export function formFieldProps(props: FormFieldProps): FormFieldProps {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = props;
  return {
    ...(id !== undefined && { id }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(required !== undefined && { 'aria-required': required }),
  };
}
