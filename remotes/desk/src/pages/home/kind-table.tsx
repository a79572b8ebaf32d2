import type { CallReply } from '@portal/shared/contract';
import { nothing } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import { Sheet } from '../../frame/sheet';
import styles from './kind-table.module.css';

type Kind = NonNullable<CallReply<'staffWork'>['cases']>['kinds'][number];

const dayMs = 86_400_000;

function waitOf(since: string): string {
  const days = Math.floor((serverNow() - Date.parse(since)) / dayMs);
  return days === 0 ? '不足 1 天' : `${days} 天`;
}

/** The open cases by kind and age. */
export function KindTable({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <Sheet title="待办构成">
      {kinds.length === 0 ? (
        <p className={styles.empty}>没有待办事项。</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">类型</th>
              <th scope="col">待办</th>
              <th scope="col">一天内到期</th>
              <th scope="col">已超时</th>
              <th scope="col">最长等待</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, kindName, total, dueSoon, overdue, oldest }) => (
              <tr key={kind}>
                <th scope="row">
                  <Link to={`/desk/cases?state=open&kind=${kind}`}>{kindName}</Link>
                </th>
                <td>{total}</td>
                <td>{dueSoon}</td>
                <td>{overdue > 0 ? <strong className={styles.late}>{overdue}</strong> : 0}</td>
                <td className={styles.wait}>{oldest ? waitOf(oldest) : nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
