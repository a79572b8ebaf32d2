import type { ProductFigures } from '@portal/shared/contract';
import { inWan } from '../figures/in-wan';
import styles from './card-figure.module.css';

/** The figure that says most: what can be drawn, or else what moved. */
function mainFigure({ limit, months }: ProductFigures): { name: string; cents: number } | null {
  if (limit) return { name: '可用额度', cents: Math.max(0, limit.total - limit.used) };
  const latest = months?.rows.at(-1);
  if (!months || !latest) return null;
  return { name: months.kind === 'volume' ? '本月融资' : '融资余额', cents: latest.cents };
}

/** A product's figure on its card. It has its place before it comes. */
export function CardFigure({ figures }: { figures: ProductFigures | null | undefined }) {
  const main = figures && mainFigure(figures);
  return (
    <p className={styles.figure}>
      {main && (
        <>
          <span className={styles.name}>{main.name}</span>
          <strong className={styles.amount}>{inWan(main.cents)}</strong>
          <span className={styles.name}>万元</span>
        </>
      )}
    </p>
  );
}
