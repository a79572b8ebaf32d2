import { TextSkeleton } from '@portal/shared/ui';
import cell from './cell.module.css';
import styles from './figures-band.module.css';

/** The place of the three cells. */
export function FiguresSkeleton() {
  return (
    <div className={styles.cells}>
      {['limit', 'dues', 'months'].map((key) => (
        <div key={key} className={cell.cell}>
          <TextSkeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
