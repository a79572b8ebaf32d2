import Input, { type InputProps } from 'antd/es/input/Input';
import { phoneDigits } from '../../../format/typed-text';

export interface PhoneInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'maxLength'> {
  value?: string;
  onChange?: (phone: string) => void;
}

/** A mobile number. As a form field its value is the bare digits. */
export function PhoneInput({ value, onChange, ...rest }: PhoneInputProps) {
  return (
    <Input
      placeholder="请输入手机号码"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => onChange?.(phoneDigits(event.target.value))}
    />
  );
}
