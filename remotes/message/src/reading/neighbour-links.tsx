import { Link, useSearchParams } from 'react-router-dom';
import { entryAddress } from '../list-address';
import styles from './neighbour-links.module.css';

interface Neighbour {
  readonly id: string;
  readonly title: string;
}

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

interface NeighbourLinksProps extends Neighbours {
  page: string;
  unit: '条' | '篇';
  /** The list beside stays where it is. */
  beside: boolean;
}

/** Links to the entries before and after this one, in the list from which the reader came. */
export function NeighbourLinks({ page, unit, beside, previous, next }: NeighbourLinksProps) {
  const [search] = useSearchParams();
  const ways = [
    { label: `上一${unit}`, rel: 'prev', neighbour: previous },
    { label: `下一${unit}`, rel: 'next', neighbour: next },
  ];
  return (
    <nav className={styles.ways} aria-label={`上一${unit}与下一${unit}`}>
      {ways.map(({ label, rel, neighbour }) => (
        <p key={label} className={styles.way}>
          <span>{label}：</span>
          {neighbour ? (
            <Link
              className={styles.title ?? ''}
              rel={rel}
              to={entryAddress(page, neighbour.id, search)}
              preventScrollReset={beside}
            >
              {neighbour.title}
            </Link>
          ) : (
            '没有了'
          )}
        </p>
      ))}
    </nav>
  );
}
