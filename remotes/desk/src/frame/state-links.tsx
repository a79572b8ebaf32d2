import { Link, useSearchParams } from 'react-router-dom';
import styles from './state-links.module.css';

interface StateLinksProps {
  /** Names the choice, e.g. 咨询状态. */
  label: string;
  /** The words for each state, in their order. */
  states: Readonly<Record<string, string>>;
  current: string;
  counts?: Readonly<Record<string, number>>;
}

/** The parts of a list as links, which keep the other filters of the address. */
export function StateLinks({ label, states, current, counts = {} }: StateLinksProps) {
  const [search] = useSearchParams();
  const to = (state: string) => {
    const next = new URLSearchParams(search);
    next.set('state', state);
    return `?${next}`;
  };
  return (
    <nav className={styles.states} aria-label={label}>
      {Object.entries(states).map(([state, words]) => (
        <Link
          key={state}
          className={styles.state ?? ''}
          to={to(state)}
          aria-current={state === current ? 'page' : undefined}
        >
          {words}
          {counts[state] !== undefined && <span className={styles.count}>{counts[state]}</span>}
        </Link>
      ))}
    </nav>
  );
}
