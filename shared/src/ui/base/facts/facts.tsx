import styles from './facts.module.css';

interface FactsProps {
  /** In words; a fact that is missing is left out. */
  facts: readonly (string | false | null | undefined)[];
}

/** Facts in a line. Where it is too long it breaks between them, never in a date, and a dot never begins a line. */
export function Facts({ facts }: FactsProps) {
  const told = facts.filter(Boolean);
  return told.map((fact, index) => (
    <span key={index} className={styles.fact}>
      {fact}
      {index < told.length - 1 && ' · '}
    </span>
  ));
}
