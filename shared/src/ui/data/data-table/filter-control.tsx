import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { clearable } from '../../base/clearable/clearable';
import { SearchIcon } from '../../frame/icon/frame-icons';
import { Select } from '../select/select';
import type { FilterField } from './columns';
import { DateRangeFilter } from './date-range-filter';
import styles from './filter-bar.module.css';
import type { Filters } from './use-filter-draft';

interface FilterControlProps {
  field: FilterField;
  draft: Filters;
  /** The change counts at once. */
  onChoose: (change: Filters) => void;
  /** The change counts when the person has paused. */
  onType: (change: Filters) => void;
}

/** A longer list of choices is searched by typing. */
const quicklyRead = 15;

/**
 * One filter. Its label stands in the field, so that the row needs one line and a chosen value still shows its meaning.
 */
export function FilterControl({ field, draft, onChoose, onType }: FilterControlProps) {
  const id = useId();
  const label = (
    <label className={styles.label} htmlFor={id}>
      {field.label}
    </label>
  );
  if (field.kind === 'text')
    return (
      <Input
        className={styles.text ?? ''}
        aria-label={field.label}
        placeholder={field.placeholder ?? field.label}
        prefix={<SearchIcon className={styles.icon ?? ''} />}
        allowClear={clearable}
        value={draft[field.name] ?? ''}
        onChange={({ target: { value } }) => (value === '' ? onChoose : onType)({ [field.name]: value })}
      />
    );
  if (field.kind === 'select')
    return (
      <Select
        id={id}
        className={styles.select ?? ''}
        prefix={label}
        placeholder="全部"
        allowClear
        popupMatchSelectWidth={false}
        showSearch={field.options.length > quicklyRead && { optionFilterProp: 'label' }}
        options={field.options.map(({ value, label: text }) => ({ value, label: text }))}
        value={draft[field.name] || null}
        onChange={(value) => onChoose({ [field.name]: value ?? '' })}
      />
    );
  return (
    <div className={styles.dates}>
      <DateRangeFilter
        id={id}
        label={field.label}
        prefix={label}
        value={[draft[field.from] ?? '', draft[field.to] ?? '']}
        onChange={([from, to]) => onChoose({ [field.from]: from, [field.to]: to })}
      />
    </div>
  );
}
