import styles from './text-choices.module.css';

interface TextChoicesProps {
  texts: readonly string[];
  value: string;
  disabled?: boolean;
  onChoose: (text: string) => void;
}

/** Sentences that a click writes into the field above. */
export function TextChoices({ texts, value, disabled = false, onChoose }: TextChoicesProps) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.texts}>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          disabled={disabled}
          aria-pressed={text === value}
          onClick={() => onChoose(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
