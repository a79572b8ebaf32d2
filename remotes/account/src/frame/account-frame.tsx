import { useSession } from '@portal/shared/session';
import { accountCentreTitle, accountSidebar } from '@portal/shared/session/rules';
import { AreaLayout, withIcon } from '@portal/shared/ui/frame';

/** 账户中心: the entries that the company's role leaves, and the page beside them. */
export function Component() {
  const compRoles = useSession((session) => session.compInfo?.compRole);
  const entries = accountSidebar(compRoles ?? []).map(withIcon);
  return <AreaLayout area={{ title: accountCentreTitle, entries }} />;
}
