import styles from './cell.module.css';
import type { CompanyFigures, Nothing } from './company-figures';
import { inWan } from './in-wan';
import limitStyles from './limit-cell.module.css';

/** From this share on there is little left. */
const nearlyUsed = 0.9;

/** 可用额度: what the company can still draw, beside what it has drawn. */
export function LimitCell({ limit, nothing }: Pick<CompanyFigures, 'limit'> & Nothing) {
  if (!limit) {
    return (
      <div className={styles.cell}>
        <h3 className={styles.name}>可用额度</h3>
        <p className={styles.none}>{nothing ?? '已开通的产品没有授信额度'}</p>
      </div>
    );
  }
  const { total, used } = limit;
  const share = total === 0 ? 0 : Math.min(1, used / total);
  const percent = Math.round(share * 100);
  return (
    <div className={styles.cell}>
      <h3 className={styles.name}>可用额度</h3>
      <p className={styles.figure}>{inWan(Math.max(0, total - used))}</p>
      <div
        className={share >= nearlyUsed ? `${limitStyles.bar} ${limitStyles.nearly}` : limitStyles.bar}
        role="img"
        aria-label={`已用 ${percent}%`}
      >
        <span className={limitStyles.used} style={{ width: `${share * 100}%` }} />
      </div>
      <dl className={limitStyles.parts}>
        <div>
          <dt>已用（{percent}%）</dt>
          <dd>{inWan(used)}</dd>
        </div>
        <div>
          <dt>总额</dt>
          <dd>{inWan(total)}</dd>
        </div>
      </dl>
    </div>
  );
}
