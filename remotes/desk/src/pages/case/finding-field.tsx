import { Button, CloseIcon, Input } from '@portal/shared/ui';
import styles from './finding-field.module.css';
import { TextChoices } from './text-choices';

interface FindingFieldProps {
  label: string;
  value: string;
  texts: readonly string[];
  autoFocus: boolean;
  /** Null takes the finding back. */
  onChange: (text: string | null) => void;
}

/** A finding about one value: a sentence to choose, or words of one's own. */
export function FindingField({ label, value, texts, autoFocus, onChange }: FindingFieldProps) {
  return (
    <div className={styles.finding}>
      <div className={styles.typed}>
        <Input
          autoFocus={autoFocus}
          data-finding=""
          aria-label={`${label}的问题`}
          placeholder="请说明问题"
          maxLength={200}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape' || key === 'Enter') currentTarget.blur();
          }}
        />
        <Button type="text" icon={<CloseIcon />} aria-label={`取消${label}的问题`} onClick={() => onChange(null)} />
      </div>
      <TextChoices texts={texts} value={value} onChoose={onChange} />
    </div>
  );
}
