import { addCompanyPath } from '@portal/shared/access';
import { call } from '@portal/shared/api';
import { type CompInfo, type Membership, setComps, useSession } from '@portal/shared/session';
import { whyNotEnter } from '@portal/shared/session/rules';
import {
  ActionMenu,
  BuildingIcon,
  ChevronDownIcon,
  CountBadge,
  type MenuAction,
  type MenuLink,
} from '@portal/shared/ui/frame';
import { useEffect } from 'react';
import { openInvitations } from '../../../features/company/company-order';
import styles from './header.module.css';
import { useCompanySwitch } from './use-company-switch';

/** The person answers a company's invitation in the company chooser. */
const invitationAction = ({ employeeCode, compName }: Membership): MenuLink => ({
  key: employeeCode,
  label: (
    <span className={styles.company}>
      {compName}
      <small>邀请您加入，点击处理</small>
    </span>
  ),
  path: '/login/changeComp',
});

/** The companies of the person, with the present one checked, and the companies that invite the person. */
export function CompanySwitcher({ compInfo }: { compInfo: CompInfo }) {
  const comps = useSession((state) => state.comps);
  const switchTo = useCompanySwitch();
  const { employeeCode } = compInfo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another company clears the list, which is asked for anew
  useEffect(() => {
    // Without the list the person can still switch on the chooser's page.
    call('custEmployeeCompsAll', {}, { handlesErrors: true }).then(setComps, () => undefined);
  }, [employeeCode]);

  const invitations = openInvitations(comps);
  const companies: (MenuAction | MenuLink)[] = comps.map((membership) => {
    if (invitations.includes(membership)) return invitationAction(membership);
    const reason = whyNotEnter(membership);
    const current = membership.employeeCode === employeeCode;
    return {
      key: membership.employeeCode,
      label: (
        <span className={styles.company}>
          {membership.compName}
          <small>{reason ?? membership.compNo}</small>
        </span>
      ),
      checked: current,
      disabled: reason !== null,
      onSelect: () => {
        if (!current) void switchTo(membership);
      },
    };
  });
  return (
    <ActionMenu
      label={`当前企业：${compInfo.compName}，切换企业${invitations.length > 0 ? `，有 ${invitations.length} 个加入邀请` : ''}`}
      placement="bottomLeft"
      actions={[
        ...companies,
        { key: 'choose', label: '切换企业…', startsGroup: true, path: '/login/changeComp' },
        { key: 'add', label: '添加企业', path: addCompanyPath },
      ]}
    >
      <BuildingIcon />
      <span className={styles.companyName} title={compInfo.compName}>
        {compInfo.compName}
      </span>
      <CountBadge count={invitations.length}>
        <ChevronDownIcon />
      </CountBadge>
    </ActionMenu>
  );
}
