import { ApiError } from '@portal/shared/api';
import { type CompRole, companyRoleLabel, compRoleCode } from '@portal/shared/codes';
import { type CompInfo, useSession } from '@portal/shared/session';
import { showsRoleSwitch } from '@portal/shared/session/rules';
import { mayLeavePage } from '@portal/shared/ui';
import { ActionMenu, ChevronDownIcon } from '@portal/shared/ui/frame';
import { switchTokens } from '../../../features/company/enter-company';
import { useStayOrLeave } from './use-stay-or-leave';

/**
 * The company's roles in the present product, with the active one checked; hidden for CRM. The menus follow the chosen
 * role.
 */
export function RoleSwitcher({ compInfo }: { compInfo: CompInfo }) {
  const prodCode = useSession((state) => state.prodCode);
  const stayOrLeave = useStayOrLeave();
  const roles = compInfo.compRole.filter((role) => role.prodCode === prodCode);
  if (prodCode === null || !showsRoleSwitch(prodCode) || roles.length === 0) return null;
  const current = roles.find((role) => compRoleCode(role) === compInfo.compRoleCode) ?? roles[0];

  async function choose(role: CompRole) {
    if (!(await mayLeavePage())) return;
    try {
      await switchTokens(compInfo, { compRoleCode: compRoleCode(role) });
      await stayOrLeave(`已切换到${companyRoleLabel(role.compRole)}`, '该角色无权访问原页面');
    } catch (error) {
      // The client has shown the reason.
      ApiError.expect(error);
    }
  }

  const label = current ? companyRoleLabel(current.compRole) : '';
  return (
    <ActionMenu
      label={`当前角色：${label}，切换角色`}
      placement="bottomLeft"
      actions={roles.map((role) => ({
        key: compRoleCode(role),
        label: companyRoleLabel(role.compRole),
        checked: role === current,
        onSelect: () => {
          if (role !== current) void choose(role);
        },
      }))}
    >
      {label}
      <ChevronDownIcon />
    </ActionMenu>
  );
}
