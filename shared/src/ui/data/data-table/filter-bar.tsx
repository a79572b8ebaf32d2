import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { clearable } from '../../base/clearable/clearable';
import { ChevronDownIcon, SearchIcon } from '../../frame/icon/frame-icons';
import { useBelow } from '../../frame/media/use-below';
import { measure } from '../../theme/tokens';
import { Select } from '../select/select';
import { type FilterField, filterNames } from './columns';
import { DateRangeFilter } from './date-range-filter';
import styles from './filter-bar.module.css';

type Filters = Readonly<Record<string, string>>;

interface FilterBarProps {
  fields: readonly FilterField[];
  applied: Filters;
  onApply: (filters: Filters) => void;
}

/** How many stand in the row before it folds; on a phone one above the other would push the list off the screen. */
const beforeFold = { wide: 3, narrow: 1 };

/** The filters of a list in one row that folds. Nothing is asked before 查询 or Enter. */
export function FilterBar({ fields, applied, onApply }: FilterBarProps) {
  const [draft, setDraft] = useState(applied);
  const appliedKey = JSON.stringify(applied);
  const [lastKey, setLastKey] = useState(appliedKey);
  // The address holds other filters, e.g. by the back button: the fields follow it. Another page leaves them alone.
  if (lastKey !== appliedKey) {
    setLastKey(appliedKey);
    setDraft(applied);
  }
  const first = beforeFold[useBelow(measure.cardsBelow) ? 'narrow' : 'wide'];
  const folds = fields.length > first;
  const appliedLater = fields.slice(first).filter((field) => filterNames([field]).some((name) => applied[name])).length;
  const [chosen, choose] = useState<boolean | null>(null);
  // Until somebody folds it, no filter that counts is out of sight; after that its button says so.
  const unfolded = chosen ?? appliedLater > 0;
  const shown = folds && !unfolded ? fields.slice(0, first) : fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    onApply(draft);
  }

  return (
    <form aria-label="筛选" className={styles.bar} onSubmit={submit}>
      {shown.map((field) => (
        <Field key={field.label} field={field} draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      ))}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" icon={<SearchIcon />}>
          查询
        </Button>
        <Button onClick={() => onApply({})}>重置</Button>
        {folds && (
          <button
            type="button"
            className={clsx(styles.fold, unfolded && styles.unfolded)}
            aria-expanded={unfolded}
            onClick={() => choose(!unfolded)}
          >
            {unfolded ? '收起' : '展开'}
            {!unfolded && appliedLater > 0 && `（${appliedLater} 项已生效）`}
            <ChevronDownIcon />
          </button>
        )}
      </div>
    </form>
  );
}

interface FieldProps {
  field: FilterField;
  draft: Filters;
  onChange: (change: Filters) => void;
}

function Field({ field, draft, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'text' && (
        <Input
          id={id}
          placeholder={field.placeholder ?? `请输入${field.label}`}
          allowClear={clearable}
          value={draft[field.name] ?? ''}
          onChange={(event) => onChange({ [field.name]: event.target.value })}
        />
      )}
      {field.kind === 'select' && (
        <Select
          id={id}
          placeholder="全部"
          allowClear
          className={styles.select ?? ''}
          options={field.options.map(({ value, label }) => ({ value, label }))}
          value={draft[field.name] || null}
          onChange={(value) => onChange({ [field.name]: value ?? '' })}
        />
      )}
      {field.kind === 'dateRange' && (
        <DateRangeFilter
          id={id}
          label={field.label}
          value={[draft[field.from] ?? '', draft[field.to] ?? '']}
          onChange={([from, to]) => onChange({ [field.from]: from, [field.to]: to })}
        />
      )}
    </div>
  );
}
