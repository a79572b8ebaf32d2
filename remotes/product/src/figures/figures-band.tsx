import type { Answer } from '@portal/shared/api';
import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { FailedLine, LoadingArea } from '@portal/shared/ui';
import { useId } from 'react';
import { companyFigures, type ToldFigures } from './company-figures';
import { DuesCell } from './dues-cell';
import { FiguresAge } from './figures-age';
import styles from './figures-band.module.css';
import { FiguresSkeleton } from './figures-skeleton';
import { LimitCell } from './limit-cell';
import { MonthsCell } from './months-cell';

interface FiguresBandProps {
  told: Answer<ToldFigures[]>;
  /** The name of a product. */
  nameOf: (productCode: string) => string;
}

/** 资金概览: what the company can draw, has to pay and has financed, at all its products together. */
export function FiguresBand({ told, nameOf }: FiguresBandProps) {
  const titleId = useId();
  const { value, error, retry } = told;
  // No product tells anything, and none has failed.
  if (value?.every(({ figures, missed }) => figures === null && !missed)) return null;
  const sums = companyFigures(value ?? [], formatDay(serverNow()));
  const unknown = value?.some(({ figures, missed }) => figures === null && missed);
  const nothing = unknown ? '暂时没有数据' : undefined;
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          资金概览
        </h2>
        <span className={styles.unit}>单位：万元</span>
        {value && <FiguresAge told={value} nameOf={nameOf} onRetry={retry} />}
      </div>
      {error && !value ? (
        <div className={styles.failed}>
          <FailedLine what="资金概览" onRetry={retry} />
        </div>
      ) : (
        <LoadingArea loading={!value} skeleton={<FiguresSkeleton />}>
          <div className={styles.cells}>
            <LimitCell limit={sums.limit} nothing={nothing} />
            <DuesCell days={sums.days} dueCents={sums.dueCents} nothing={nothing} />
            <MonthsCell months={sums.months} nothing={nothing} />
          </div>
        </LoadingArea>
      )}
    </section>
  );
}
