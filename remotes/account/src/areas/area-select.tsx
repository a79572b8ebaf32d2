import { call } from '@portal/shared/api';
import { useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';

interface AreaSelectProps {
  id?: string;
  /** The area that the offered ones lie in; empty for the provinces, undefined where it is not chosen yet. */
  within: string | undefined;
  placeholder: string;
  value?: string;
  onChange?: (areaCode: string | undefined) => void;
  /** Beside `onChange`, which belongs to the form: what is below has to be chosen anew. */
  onPick?: () => void;
  allowClear?: boolean;
  /** An area without parts of its own is offered as a whole. */
  wholeIfUndivided?: boolean;
  /** Where the field has no label of its own. */
  'aria-label'?: string;
}

const load = async (within: string | undefined, signal: AbortSignal) => {
  if (within === undefined) return [];
  const options = { signal, handlesErrors: true };
  return within === '' ? call('provinceList', {}, options) : call('areaList', { query: { pid: within } }, options);
};

/** One level of province, city and district. */
export function AreaSelect({
  within,
  placeholder,
  value,
  onChange,
  onPick,
  wholeIfUndivided = false,
  ...rest
}: AreaSelectProps) {
  const areas = useLoaded((signal) => load(within, signal), within ?? 'none');
  const parts = (areas.value ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const whole = wholeIfUndivided && areas.value?.length === 0 && within;
  const options = whole ? [{ value: whole, label: '全市' }] : parts;
  return (
    <Select
      {...rest}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={placeholder}
      disabled={within === undefined}
      loading={areas.state === 'loading'}
      notFoundContent={areas.state === 'failed' ? '地区加载失败，请关闭后重试' : '没有匹配的地区'}
      onOpenChange={(open) => open && areas.state === 'failed' && areas.reload()}
      options={options}
      // A code is nothing to read: until its name is there the field stays empty.
      value={options.length > 0 ? value : undefined}
      onChange={(next: string | undefined) => {
        onChange?.(next);
        onPick?.();
      }}
    />
  );
}
