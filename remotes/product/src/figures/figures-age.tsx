import { formatMinute } from '@portal/shared/format';
import type { ToldFigures } from './company-figures';
import styles from './figures-band.module.css';

interface FiguresAgeProps {
  told: readonly ToldFigures[];
  nameOf: (productCode: string) => string;
  onRetry: () => void;
}

/** Says how old the figures are, and which product has not answered. */
export function FiguresAge({ told, nameOf, onRetry }: FiguresAgeProps) {
  const times = told.flatMap(({ at, figures }) => (figures && at !== null ? at : [])).sort();
  const missed = told.filter((one) => one.missed);
  const [oldest] = times;
  return (
    <p className={styles.age}>
      {missed.length > 0 && (
        <>
          <span className={styles.missed}>
            {missed.map(({ productCode }) => nameOf(productCode)).join('、')}
            {missed.some(({ figures }) => figures === null) ? '暂时没有返回数据，合计不含该产品' : '暂时没有返回新数据'}
          </span>
          <button type="button" className={styles.retry} onClick={onRetry}>
            重试
          </button>
        </>
      )}
      {oldest !== undefined && <span>数据时间 {formatMinute(oldest)}</span>}
    </p>
  );
}
