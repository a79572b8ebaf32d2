import { call } from '@portal/shared/api';
import { type CompInfo, setComps, useSession } from '@portal/shared/session';
import { whyNotEnter } from '@portal/shared/session/rules';
import { ActionMenu, BuildingIcon, ChevronDownIcon, type MenuAction } from '@portal/shared/ui/frame';
import { useEffect } from 'react';
import styles from './header.module.css';
import { useCompanySwitch } from './use-company-switch';

/** The companies of the person, the present one checked. */
export function CompanySwitcher({ compInfo }: { compInfo: CompInfo }) {
  const comps = useSession((state) => state.comps);
  const switchTo = useCompanySwitch();
  const { employeeCode } = compInfo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another company clears the list, which is asked for anew
  useEffect(() => {
    // Without the list the chooser's page is still a way to switch.
    call('custEmployeeCompsAll', {}, { handlesErrors: true }).then(setComps, () => undefined);
  }, [employeeCode]);

  const companies: MenuAction[] = comps.map((membership) => {
    const reason = whyNotEnter(membership);
    const current = membership.employeeCode === employeeCode;
    return {
      key: membership.employeeCode,
      label: (
        <span className={styles.company}>
          {membership.compName}
          {reason !== null && <small>{reason}</small>}
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
      label={`当前企业：${compInfo.compName}，切换企业`}
      placement="bottomLeft"
      actions={[
        ...companies,
        { key: 'choose', label: '切换企业…', path: '/login/changeComp' },
        { key: 'add', label: '添加企业', path: '/register/account' },
      ]}
    >
      <BuildingIcon />
      <span className={styles.companyName} title={compInfo.compName}>
        {compInfo.compName}
      </span>
      <ChevronDownIcon />
    </ActionMenu>
  );
}
