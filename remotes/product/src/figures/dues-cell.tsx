import { daysBetween } from '@portal/shared/format';
import { urgencyOf } from '../side/urgency';
import styles from './cell.module.css';
import { useChosenValue } from './chosen-value';
import { aheadDays, type CompanyFigures, type Due, type Nothing } from './company-figures';
import duesStyles from './dues-cell.module.css';
import { inWan } from './in-wan';

const shortDay = (date: string) => `${Number(date.slice(5, 7))} 月 ${Number(date.slice(8))} 日`;

const said = ({ date, cents, titles }: Due) => `${shortDay(date)}应付 ${inWan(cents)} 万元：${titles.join('、')}`;

/** 未来 30 天应付: a strip of days, in which those with a payment stand out. */
export function DuesCell({ days, dueCents, nothing }: Pick<CompanyFigures, 'days' | 'dueCents'> & Nothing) {
  const dues = days.filter(({ cents }) => cents > 0);
  const { chosen, list, onKeyDown, valueProps } = useChosenValue(dues.length, 0);
  const [today] = days;
  const due = dues[chosen];
  return (
    <div className={styles.cell}>
      <h3 className={styles.name}>未来 {aheadDays} 天应付</h3>
      {due && today ? (
        <>
          <p className={styles.figure}>{inWan(dueCents)}</p>
          <div ref={list} className={duesStyles.days} role="toolbar" aria-label="应付日历" onKeyDown={onKeyDown}>
            {days.map((day, index) => (
              <div key={day.date} className={duesStyles.day}>
                {day.cents > 0 ? (
                  <button
                    type="button"
                    className={duesStyles[urgencyOf(daysBetween(today.date, day.date)) ?? 'later']}
                    aria-label={said(day)}
                    {...valueProps(dues.indexOf(day))}
                  />
                ) : (
                  <span className={duesStyles.free} />
                )}
                {index % 7 === 0 && index < aheadDays - 7 && (
                  <span className={duesStyles.date}>{day.date.slice(5)}</span>
                )}
              </div>
            ))}
          </div>
          <p className={styles.said} aria-hidden="true">
            {said(due)}
          </p>
        </>
      ) : (
        <p className={styles.none}>{nothing ?? `${aheadDays} 天内没有应付款项`}</p>
      )}
    </div>
  );
}
