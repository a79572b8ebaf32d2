import { Input } from '@portal/shared/ui';
import { isHexColor } from '@portal/shared/ui/theme';
import styles from './color-field.module.css';

interface ColorFieldProps {
  label: string;
  value?: string;
  onChange?: (color: string) => void;
  id?: string;
}

/** A colour as text, with the browser's own picker beside it. */
export function ColorField({ label, value = '', onChange, id, ...described }: ColorFieldProps) {
  return (
    <div className={styles.field}>
      <input
        type="color"
        className={styles.picker}
        aria-label={`从调色板选择${label}`}
        value={isHexColor(value) ? value.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange?.(target.value.toUpperCase())}
      />
      <Input
        {...described}
        id={id}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim().toUpperCase())}
      />
    </div>
  );
}
