import { compStatusOf } from '@portal/shared/codes';
import { formatDay, formatMinute } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Alert } from '@portal/shared/ui';
import { DeskLink } from '../../frame/desk-link';
import type { Company } from './company';
import styles from './company-notices.module.css';

/** Both days are `YYYY-MM-DD`. */
const dueText = ({ expireDate }: Company['papersDue'][number], today: string) =>
  `${expireDate < today ? '已于' : '将于'} ${expireDate} 到期`;

/** The facts about the company that somebody has to know before anything else. */
export function CompanyNotices({ company }: { company: Company }) {
  const { compNo, compName, freeze, papersDue, openCases, openQuestions } = company;
  const today = formatDay(serverNow());
  const notices = [
    freeze && {
      key: 'freeze',
      type: 'error' as const,
      title: `已冻结：${freeze.reason}`,
      description: `${freeze.by}于 ${formatMinute(freeze.at)} 冻结，冻结前状态为“${compStatusOf(freeze.statusBefore).label}”。`,
    },
    papersDue.length > 0 && {
      key: 'papers',
      type: 'warning' as const,
      title: papersDue.map((paper) => `${paper.name}${dueText(paper, today)}`).join('，'),
    },
    openCases > 0 && {
      key: 'cases',
      type: 'info' as const,
      title: <DeskLink to={`/desk/cases?keyword=${encodeURIComponent(compNo)}`}>{openCases} 件审核待处理</DeskLink>,
    },
    openQuestions > 0 && {
      key: 'questions',
      type: 'info' as const,
      title: (
        <DeskLink to={`/desk/support?keyword=${encodeURIComponent(compName)}`}>{openQuestions} 条咨询待答复</DeskLink>
      ),
    },
  ].filter((notice) => notice !== null && notice !== false);
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map(({ key, ...notice }) => (
        <Alert key={key} showIcon role="note" {...notice} />
      ))}
    </div>
  );
}
