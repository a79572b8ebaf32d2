import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { measure } from '../../../theme/tokens';
import { ChevronDownIcon } from '../../frame/icon/frame-icons';
import { useBelow } from '../../frame/media/use-below';
import { type FilterField, filterNames } from './columns';
import { fieldsAhead } from './fields-ahead';
import styles from './filter-bar.module.css';
import { FilterControl } from './filter-control';
import { type Filters, useFilterDraft } from './use-filter-draft';

interface FilterBarProps {
  fields: readonly FilterField[];
  applied: Filters;
  /** The bar has the width of a phone, whatever the window's is. */
  narrow: boolean;
  /** `typedOn`: the person only went on typing a word that counted already. */
  onApply: (filters: Filters, typedOn: boolean) => void;
}

/** The filters of a list in one row that folds. They count as they change; Enter counts at once, without the pause. */
export function FilterBar({ fields, applied, narrow, onApply }: FilterBarProps) {
  const { draft, choose, type, sendTyped, clear, setComposing } = useFilterDraft(applied, onApply);
  const phone = useBelow(measure.cardsBelow) || narrow;
  const middle = useBelow(measure.listWideFrom);
  const ahead = fieldsAhead(fields, phone ? 'phone' : middle ? 'middle' : 'wide');
  const later = fields.filter((field) => !ahead.includes(field));
  const folds = later.length > 0;
  const appliedLater = later.filter((field) => filterNames([field]).some((name) => applied[name])).length;
  const [chosen, unfold] = useState<boolean | null>(null);
  // Until the person folds the row, every filter that counts is in sight; after that the button says so.
  const unfolded = folds && (chosen ?? appliedLater > 0);
  const shown = unfolded ? fields : ahead;
  const hidden = unfolded ? 0 : appliedLater;
  const bar = useRef<HTMLFormElement>(null);

  return (
    <form
      ref={bar}
      aria-label="筛选"
      className={clsx(styles.bar, phone && styles.narrow, unfolded && styles.unfolded)}
      onSubmit={(event) => {
        event.preventDefault();
        sendTyped();
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      {shown.map((field) => (
        <FilterControl key={field.label} field={field} draft={draft} onChoose={choose} onType={type} />
      ))}
      {folds && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          aria-label={`${unfolded ? '收起' : '展开'}筛选${hidden > 0 ? `（${hidden} 项已生效）` : ''}`}
          onClick={() => unfold(!unfolded)}
        >
          {unfolded ? '收起' : `筛选${hidden > 0 ? ` ${hidden}` : ''}`}
          <ChevronDownIcon />
        </button>
      )}
      {Object.keys(applied).length > 0 && (
        <Button
          type="text"
          onClick={() => {
            // The button disappears with the last filter, so the first field takes the focus.
            bar.current?.querySelector('input')?.focus();
            clear();
          }}
        >
          重置
        </Button>
      )}
    </form>
  );
}
