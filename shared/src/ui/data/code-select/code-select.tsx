import { type FormFieldProps, formFieldProps } from '../../base/form-field/form-field-props';
import { useLoaded } from '../../base/loaded/use-loaded';
import { Select } from '../select/select';

interface CodeOption {
  readonly value: string;
  readonly label: string;
}

/** The codes below another one; `below` is empty for the first level. */
export type LoadCodes = (below: string, signal: AbortSignal) => Promise<readonly CodeOption[]>;

export interface CodeSelectProps extends FormFieldProps {
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  /** Names the field if its label stands for several fields. */
  label?: string;
  placeholder: string;
  /** It is asked again when `below` changes. */
  load: LoadCodes;
  /** The code that has to be chosen first; empty while it is not chosen. Left out if none has to be. */
  below?: string;
  disabled?: boolean;
  allowClear?: boolean;
}

/** Chooses a code out of a list that the server keeps. */
export function CodeSelect(props: CodeSelectProps) {
  const { value, onChange, label, placeholder, load, below, disabled = false, allowClear = false, ...field } = props;
  const waiting = below === '';
  const codes = useLoaded(async (signal) => (waiting ? [] : load(below ?? '', signal)), below);
  const options = codes.value ?? [];
  return (
    <Select
      {...formFieldProps(field)}
      {...(label !== undefined && { 'aria-label': label })}
      // People cannot read a code: until its name is there the field stays empty.
      value={options.length > 0 ? value || null : null}
      onChange={(code: string | null | undefined) => onChange?.(code ?? undefined)}
      placeholder={placeholder}
      disabled={disabled || waiting}
      allowClear={allowClear}
      loading={codes.state === 'loading'}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...options]}
      notFoundContent={codes.state === 'failed' ? '加载失败，请关闭后重试' : '没有匹配的选项'}
      onOpenChange={(open) => open && codes.state === 'failed' && codes.reload()}
    />
  );
}
