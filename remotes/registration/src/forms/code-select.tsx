import { type FormFieldProps, formFieldProps, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface CodeSelectProps extends FormFieldProps {
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** Names the field where its label stands for several. */
  label?: string;
  placeholder: string;
  /** The options; asked for anew when `below` changes. */
  load: (below: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** What has to be chosen first; empty while it is not. Left out where nothing has to be. */
  below?: string;
  disabled?: boolean;
}

/** Chooses a code out of a list that the server keeps. */
export function CodeSelect({ value, onChange, label, placeholder, load, below, disabled, ...field }: CodeSelectProps) {
  const waiting = below === '';
  const {
    state,
    value: options = [],
    reload,
  } = useLoaded(async (signal) => (waiting ? [] : load(below ?? '', signal)), below ?? '');
  return (
    <Select
      {...formFieldProps(field)}
      {...(label !== undefined && { 'aria-label': label })}
      value={value || null}
      onChange={(code: string) => onChange?.(code)}
      placeholder={placeholder}
      disabled={disabled || waiting}
      loading={state === 'loading'}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...options]}
      notFoundContent={
        state === 'failed' ? (
          <button type="button" onClick={reload}>
            加载失败，点击重试
          </button>
        ) : (
          '没有匹配的选项'
        )
      }
    />
  );
}
