import { TableSkeleton } from '@portal/shared/ui';
import { Sheet } from '../../frame/sheet';
import styles from './work-skeleton.module.css';

/** Keeps the places of the figures and the cards. */
export function WorkSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.figures} />
      <Sheet title="待办构成">
        <TableSkeleton columns={4} />
      </Sheet>
    </div>
  );
}
