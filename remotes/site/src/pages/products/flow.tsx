import type { CallReply } from '@portal/shared/contract';
import styles from './flow.module.css';

type Move = CallReply<'productList'>[number]['flow'][number];

/** Shows the moves between the parties: a column for each party, an arrow for each move, in the order of time. */
export function Flow({ moves }: { moves: readonly Move[] }) {
  const parties = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  return (
    <div className={styles.flow}>
      <div className={styles.parties} aria-hidden="true">
        {parties.map((party) => (
          <span key={party} className={styles.party}>
            <span>{party}</span>
          </span>
        ))}
      </div>
      <ol className={styles.moves}>
        {moves.map((move) => (
          <Arrow key={`${move.from} ${move.to} ${move.text}`} move={move} parties={parties} />
        ))}
      </ol>
    </div>
  );
}

function Arrow({ move: { from, to, text }, parties }: { move: Move; parties: readonly string[] }) {
  const [start, end] = [parties.indexOf(from), parties.indexOf(to)];
  const direction = end < start ? styles.back : styles.forth;
  // Classes, not styles: the page's HTML comes under a policy that lets no element bring its own.
  const place = [`of${parties.length}`, `at${Math.min(start, end)}`, `over${Math.abs(end - start)}`];
  return (
    <li className={[direction, ...place.map((name) => styles[name])].join(' ')}>
      <span className={styles.hidden}>
        {from}向{to}：
      </span>
      <span className={styles.text}>{text}</span>
      <svg className={styles.arrow} viewBox="0 0 8 10" aria-hidden="true">
        <path d="M1 1l6 4-6 4" />
      </svg>
    </li>
  );
}
