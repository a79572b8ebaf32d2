import Input, { type InputProps } from 'antd/es/input/Input';
import { codeDigits } from './code-text';

const ways = { sms: '短信', email: '邮箱' };

export interface CodeInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'maxLength'> {
  value?: string;
  onChange?: (code: string) => void;
  length?: number;
  by?: keyof typeof ways;
}

/** A code sent by SMS or e-mail. Phones offer the code of a message that just arrived. */
export function CodeInput({ value, onChange, length = 6, by = 'sms', ...rest }: CodeInputProps) {
  return (
    <Input
      placeholder={`请输入${length}位${ways[by]}验证码`}
      {...rest}
      autoComplete="one-time-code"
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => onChange?.(codeDigits(event.target.value, length))}
    />
  );
}
