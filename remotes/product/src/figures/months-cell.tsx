import { useState } from 'react';
import { QuietButton } from '../side/quiet-button';
import { axisTop } from './axis-top';
import styles from './cell.module.css';
import { useChosenValue } from './chosen-value';
import type { CompanyFigures, Month, Nothing } from './company-figures';
import { inWan } from './in-wan';
import monthStyles from './months-cell.module.css';

type Rows = readonly Month[];

const words = {
  volume: { name: '本月融资', chart: '每月融资', column: '融资金额' },
  balance: { name: '融资余额', chart: '月末融资余额', column: '月末余额' },
} as const;

const monthName = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

/** 本月融资, beside the months before: as bars, or as the table behind them. */
export function MonthsCell({ months, nothing }: Pick<CompanyFigures, 'months'> & Nothing) {
  const [asTable, setAsTable] = useState(false);
  const { name, chart, column } = words[months?.kind ?? 'volume'];
  const now = months?.rows.at(-1);
  return (
    <div className={styles.cell}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {now && <QuietButton onPress={() => setAsTable(!asTable)}>{asTable ? '看图' : '看表'}</QuietButton>}
      </div>
      {!months || !now ? (
        <p className={styles.none}>{nothing ?? '还没有融资记录'}</p>
      ) : (
        <>
          <p className={styles.figure}>{inWan(now.cents)}</p>
          {asTable ? <MonthTable rows={months.rows} column={column} /> : <MonthBars rows={months.rows} chart={chart} />}
        </>
      )}
    </div>
  );
}

function MonthBars({ rows, chart }: { rows: Rows; chart: string }) {
  const { chosen, list, onKeyDown, valueProps } = useChosenValue(rows.length, rows.length - 1);
  const top = axisTop(Math.max(...rows.map(({ cents }) => cents)));
  const month = rows[chosen];
  return (
    <>
      <div className={monthStyles.chart}>
        <div className={monthStyles.axis} aria-hidden="true">
          <span>{inWan(top)}</span>
          <span>{inWan(top / 2)}</span>
          <span>0</span>
        </div>
        <div ref={list} className={monthStyles.bars} role="toolbar" aria-label={chart} onKeyDown={onKeyDown}>
          {rows.map((row, index) => (
            <div key={row.month} className={monthStyles.place}>
              <button
                type="button"
                className={monthStyles.bar}
                aria-label={`${monthName(row.month)} ${inWan(row.cents)} 万元`}
                {...valueProps(index)}
              >
                <span style={{ height: `${(100 * row.cents) / top}%` }} />
              </button>
              <span className={monthStyles.month} aria-hidden="true">
                {Number(row.month.slice(5))}月
              </span>
            </div>
          ))}
        </div>
      </div>
      {month && (
        <p className={styles.said} aria-hidden="true">
          {monthName(month.month)}：{inWan(month.cents)} 万元
        </p>
      )}
    </>
  );
}

function MonthTable({ rows, column }: { rows: Rows; column: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls has to be reached by the keyboard.
    <section className={monthStyles.scroll} tabIndex={0} aria-label={column}>
      <table className={monthStyles.table}>
        <thead>
          <tr>
            <th scope="col">月份</th>
            <th scope="col">{column}（万元）</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ month, cents }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{inWan(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
