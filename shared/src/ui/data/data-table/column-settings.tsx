import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useEffect, useId, useRef, useState } from 'react';
import { ColumnsIcon } from '../../frame/icon/frame-icons';
import type { ColumnChoice } from './column-choice';
import styles from './column-settings.module.css';
import type { DataColumn } from './columns';

interface ColumnSettingsProps {
  columns: readonly DataColumn<never>[];
  /** The keys of the columns that are out of sight. */
  hidden: readonly string[];
  dense: boolean;
  onChange: (change: Partial<ColumnChoice>) => void;
  onReset: () => void;
}

/** Chooses which columns to show. The panel follows its button in the page, so that Tab leads into it. */
export function ColumnSettings({ columns, hidden, dense, onChange, onReset }: ColumnSettingsProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = (key: string, shown: boolean) =>
    onChange({ hidden: shown ? hidden.filter((other) => other !== key) : [...hidden, key] });

  return (
    <div ref={root} className={styles.root}>
      <Button
        ref={button}
        type="text"
        icon={<ColumnsIcon />}
        aria-label="列设置"
        title="列设置"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <fieldset id={panelId} className={styles.panel}>
          <legend className={styles.legend}>显示的列</legend>
          {columns.map(({ key, title, required = false }) => (
            <Checkbox
              key={key}
              checked={required || !hidden.includes(key)}
              disabled={required}
              onChange={(event) => toggle(key, event.target.checked)}
            >
              {title}
            </Checkbox>
          ))}
          <hr className={styles.rule} />
          <Checkbox checked={dense} onChange={(event) => onChange({ dense: event.target.checked })}>
            紧凑行高
          </Checkbox>
          <button type="button" className={styles.reset} onClick={onReset}>
            恢复默认
          </button>
        </fieldset>
      )}
    </div>
  );
}
