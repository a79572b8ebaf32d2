import { useSession } from '@portal/shared/session';
import { accountCentreTitle, accountSidebar } from '@portal/shared/session/rules';
import {
  AreaLayout,
  BankIcon,
  BuildingIcon,
  FileIcon,
  InviteIcon,
  type MenuEntry,
  TeamIcon,
  UserIcon,
} from '@portal/shared/ui/frame';

const icons: Record<string, MenuEntry['icon']> = {
  '/center/crm/account': BankIcon,
  '/center/crm/employee': TeamIcon,
  '/center/crm/company': BuildingIcon,
  '/center/crm/file': FileIcon,
  '/center/crm/user': UserIcon,
  '/center/crm/invication': InviteIcon,
};

/** 账户中心: the entries that the company's role leaves, and the page beside them. */
export function Component() {
  const compRoles = useSession((session) => session.compInfo?.compRole);
  const entries = accountSidebar(compRoles ?? []).map((entry) => {
    const icon = icons[entry.path];
    return icon ? { ...entry, icon } : entry;
  });
  return <AreaLayout area={{ title: accountCentreTitle, entries }} />;
}
