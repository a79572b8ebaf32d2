import { Input, type InputProps } from '@portal/shared/ui';
import { digitsOnly } from './account-values';

interface AccountNumberInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (accountNo: string) => void;
}

/** A bank account's number. A person may paste it: the field removes the gaps by itself. */
export function AccountNumberInput({ value, onChange, ...rest }: AccountNumberInputProps) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={value ?? ''}
      onChange={(event) => onChange?.(digitsOnly(event.target.value))}
    />
  );
}
