import { useKeptAnswer } from '@portal/shared/api';
import { formatDay } from '@portal/shared/format';
import { useUnread } from '@portal/shared/live';
import { serverNow, usePermissions } from '@portal/shared/session';
import { useState } from 'react';
import type { ToldFigures } from '../figures/company-figures';
import type { Product } from '../products/product-order';
import { QuietButton } from '../side/quiet-button';
import { SideCard } from '../side/side-card';
import { productToDos } from './product-to-dos';
import { toDoItems } from './to-do-items';
import styles from './to-do-list.module.css';
import { ToDoRow } from './to-do-row';

/** So many rows have their place from the beginning, so that nothing below moves: few on a phone. Others are unfolded. */
const rowsShown = 5;
const rowsOnPhone = 3;

interface ToDoListProps {
  compCode: string | undefined;
  /** A new value makes the list load again. */
  version: number;
  products: readonly Product[];
  told: readonly ToldFigures[];
  onReview: () => void;
}

/** 待办: the person's open tasks. */
export function ToDoList({ compCode, version, products, told, onReview }: ToDoListProps) {
  const { may } = usePermissions();
  const { value, error, retry } = useKeptAnswer('dashboardTodo', compCode === undefined ? null : {}, version);
  const unread = useUnread(compCode);
  const [unfolded, setUnfolded] = useState(false);
  const today = formatDay(serverNow());
  const ofProducts = productToDos(told, products, today);
  const items = value ? toDoItems({ toDo: value, unread: unread ?? value.unread, ofProducts, may, today }) : [];
  return (
    <SideCard
      title="待办"
      onRetry={error && !value ? retry : null}
      action={
        items.length > rowsOnPhone && (
          <span className={items.length <= rowsShown ? styles.onPhone : undefined}>
            <QuietButton expanded={unfolded} onPress={() => setUnfolded(!unfolded)}>
              {unfolded ? '收起' : `全部 ${items.length} 项`}
            </QuietButton>
          </span>
        )
      }
    >
      <div className={styles.place}>
        {value && items.length === 0 && <p className={styles.none}>没有待办事项</p>}
        <ul className={unfolded ? styles.rows : `${styles.rows} ${styles.folded}`}>
          {items.map((item) => (
            <li key={item.key}>
              <ToDoRow item={item} {...(item.kind === 'reviews' && { onOpen: onReview })} />
            </li>
          ))}
        </ul>
      </div>
    </SideCard>
  );
}
