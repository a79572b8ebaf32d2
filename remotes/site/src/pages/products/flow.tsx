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
  const left = (Math.min(start, end) + 0.5) / parties.length;
  const width = Math.abs(end - start) / parties.length;
  return (
    <li
      className={end < start ? styles.back : styles.forth}
      style={{ marginLeft: `${left * 100}%`, width: `${width * 100}%` }}
    >
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
