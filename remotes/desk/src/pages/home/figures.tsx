import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './figures.module.css';

type Work = CallReply<'staffWork'>;

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly to: string;
  readonly isFault?: boolean;
}

const ofCases = ({ mine, waiting, second, overdue }: NonNullable<Work['cases']>): Figure[] => [
  { label: '我的事项', value: mine, to: '/desk/cases?state=mine' },
  { label: '待领取', value: waiting, to: '/desk/cases?state=waiting' },
  { label: '待复审', value: second, to: '/desk/cases?state=second' },
  { label: '已超时', value: overdue, to: '/desk/cases?state=overdue', isFault: overdue > 0 },
];

const ofQuestions = ({ mine, open }: NonNullable<Work['questions']>): Figure[] => [
  { label: '待回复咨询', value: open, to: '/desk/support?state=OPEN' },
  { label: '由我跟进', value: mine, to: '/desk/support?state=OPEN&mine=1' },
];

/** The numbers of what waits. Each leads to the list that it counts. */
export function Figures({ cases, questions }: Work) {
  const figures = [...(cases ? ofCases(cases) : []), ...(questions ? ofQuestions(questions) : [])];
  return (
    <ul className={styles.figures} aria-label="待办数量">
      {figures.map(({ label, value, to, isFault }) => (
        <li key={label}>
          <Link className={styles.figure ?? ''} to={to}>
            <span className={styles.label}>{label}</span>
            <strong className={isFault ? styles.fault : styles.value}>{value.toLocaleString('zh-CN')}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
