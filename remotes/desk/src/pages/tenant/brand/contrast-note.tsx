import { Button, InfoIcon, SuccessIcon, WarningIcon } from '@portal/shared/ui';
import { type Advice, contrastAdvice } from './contrast-advice';
import styles from './contrast-note.module.css';

const icons = { good: SuccessIcon, note: InfoIcon, change: WarningIcon } as const satisfies Record<
  Advice['level'],
  unknown
>;

interface ContrastNoteProps {
  color: string;
  onBetter: (color: string) => void;
}

/** The contrast check below the colour. */
export function ContrastNote({ color, onBetter }: ContrastNoteProps) {
  return (
    <ul className={styles.notes} aria-label="对比度检查" aria-live="polite">
      {contrastAdvice(color).map(({ level, text, better }) => {
        const Icon = icons[level];
        return (
          <li key={text} className={styles[level]}>
            <Icon size={16} />
            <span>
              {text}
              {better && (
                <Button type="link" size="small" onClick={() => onBetter(better)}>
                  改用 {better}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
