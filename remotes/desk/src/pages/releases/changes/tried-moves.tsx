import type { TriedMove } from './change-sets';
import styles from './changes.module.css';

/** From which release each slot goes to which, and what whoever moves them should know. */
export function TriedMoves({ moves }: { moves: readonly TriedMove[] }) {
  return (
    <ul className={styles.moves}>
      {moves.map(({ slot, from, to, changed, warnings }) => (
        <li key={slot}>
          <strong>{slot}</strong>
          <span>
            {changed ? (
              <>
                <code>{from ?? '（空）'}</code> → <code>{to}</code>
              </>
            ) : (
              <>
                <code>{to}</code>，不变
              </>
            )}
          </span>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
