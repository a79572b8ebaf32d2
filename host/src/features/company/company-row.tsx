import { companyRoleLabel, compStatusOf, employeeRoleLabel } from '@portal/shared/codes';
import { formatMinute } from '@portal/shared/format';
import type { Membership } from '@portal/shared/session';
import { ChevronRightIcon, LoaderIcon, StatusTag } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './company-chooser.module.css';
import type { CompanyChoice } from './company-order';

interface CompanyRowProps {
  choice: CompanyChoice;
  /** The person is entering this company. */
  pending: boolean;
  /** The person is entering one of the companies. */
  disabled: boolean;
  onChoose: (membership: Membership) => void;
}

/** One company: its name, the person's roles there, its state, and the reason why it cannot be chosen. */
export function CompanyRow({ choice: { membership, reason }, pending, disabled, onChoose }: CompanyRowProps) {
  const { compName, compNo, rootManager, employeeRole, compRole, compStatus, lastLoginTime } = membership;
  const reasonId = useId();
  const roles = [
    ...employeeRole.map(employeeRoleLabel),
    ...compRole.map((role) => companyRoleLabel(role.compRole)),
  ].filter((label) => !(rootManager && label === '管理员'));
  return (
    <button
      type="button"
      className={styles.row}
      // The row is not `disabled`: it keeps its place in the tab order, so that everybody can read the reason.
      aria-disabled={reason !== null || disabled}
      aria-describedby={reason === null ? undefined : reasonId}
      onClick={() => {
        if (reason === null && !disabled) onChoose(membership);
      }}
    >
      <span className={styles.words}>
        <span className={styles.name}>{compName}</span>
        <span className={styles.facts}>
          {compNo && <span>企业编号 {compNo}</span>}
          {lastLoginTime && <span>上次登录 {formatMinute(lastLoginTime)}</span>}
        </span>
        <span className={styles.roles}>
          {rootManager && <StatusTag plain entry={{ label: '管理员', colorClass: 'blue' }} />}
          {[...new Set(roles)].map((label) => (
            <StatusTag key={label} plain entry={{ label, colorClass: 'gray' }} />
          ))}
        </span>
        {reason !== null && (
          <span id={reasonId} className={styles.reason}>
            {reason}
          </span>
        )}
      </span>
      <span className={styles.state}>
        <StatusTag entry={compStatusOf(compStatus)} />
      </span>
      <span className={styles.arrow}>{pending ? <LoaderIcon spin /> : reason === null && <ChevronRightIcon />}</span>
    </button>
  );
}
