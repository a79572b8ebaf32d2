import Input, { type InputProps } from 'antd/es/input/Input';
import { plainNumber } from '../../../format/typed-text';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'maxLength'> {
  /** The characters that the number has at most. */
  longest: number;
  value?: string;
  onChange?: (number: string) => void;
}

/**
 * The number of a company, a paper or an account. As a form field its value is the plain number: a pasted one loses its
 * gaps before it is cut, so none loses its end.
 */
export function NumberInput({ longest, value, onChange, ...rest }: NumberInputProps) {
  return (
    <Input
      autoComplete="off"
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange?.(plainNumber(event.target.value).slice(0, longest))}
    />
  );
}
