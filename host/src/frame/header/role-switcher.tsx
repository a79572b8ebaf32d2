import { ApiError } from '@portal/shared/api';
import { companyRoleLabel, compRoleCode } from '@portal/shared/codes';
import { type CompInfo, useSession } from '@portal/shared/session';
import { showsRoleSwitch } from '@portal/shared/session/rules';
import { mayLeavePage } from '@portal/shared/ui';
import { ActionMenu, ChevronDownIcon } from '@portal/shared/ui/frame';
import { switchTokens } from '../../company/enter-company';

/** The company's roles in the present product; hidden for CRM. */
export function RoleSwitcher({ compInfo }: { compInfo: CompInfo }) {
  const prodCode = useSession((state) => state.prodCode);
  const roles = compInfo.compRole.filter((role) => role.prodCode === prodCode);
  if (prodCode === null || !showsRoleSwitch(prodCode) || roles.length === 0) return null;
  const current = roles.find((role) => role.compRole === compInfo.compRoleCode) ?? roles[0];

  async function choose(role: string) {
    if (!(await mayLeavePage())) return;
    try {
      await switchTokens(compInfo, { compRoleCode: role });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return (
    <ActionMenu
      label="切换角色"
      placement="bottomLeft"
      actions={roles.map((role) => ({
        key: compRoleCode(role),
        label: companyRoleLabel(role.compRole),
        checked: role === current,
        onSelect: () => {
          if (role !== current) void choose(role.compRole);
        },
      }))}
    >
      {current && companyRoleLabel(current.compRole)}
      <ChevronDownIcon />
    </ActionMenu>
  );
}
