import { type Page, test } from '@playwright/test';
import { graveRoles, staffRoles } from '@portal/shared/codes/staff-roles';
import { askForColleague, confirmColleague, inviteColleague } from '../../support/staff';
import type { Installation } from '../installation/installation';
import { BrowserStaff } from '../people/browser-staff';
import { colleagues, firstAdministrator, type Part, secondAdministrator, type Team } from '../people/colleagues';
import { firstRun } from './first-run';

const parts = Object.keys(colleagues) as Part[];
const memberOf = (part: Part) => ({ ...colleagues[part], role: staffRoles[part] });

/** `portal init` and the server's command line make two administrators, who invite the others: one asks, one confirms. */
export async function openPlatform(installation: Installation, newPage: () => Promise<Page>) {
  const link = await firstRun(installation);
  const admin = await test.step('the first administrator sets password and authenticator', async () =>
    BrowserStaff.accept(installation, await newPage(), link, firstAdministrator));
  const second = await test.step('the second administrator is invited on the server', async () => {
    const { loginName, displayName } = secondAdministrator;
    const own = await installation.inviteAdministrator(loginName, displayName);
    return BrowserStaff.accept(installation, await newPage(), own, displayName);
  });
  return test.step('one invites at 员工, the other confirms 复审 and 租户管理', async (): Promise<
    Team<BrowserStaff>
  > => {
    await admin.open('/desk/staff');
    const links = new Map<Part, string>();
    for (const part of parts)
      if (graveRoles.includes(part)) await askForColleague(admin.page, memberOf(part));
      else links.set(part, await inviteColleague(admin.page, memberOf(part)));
    await second.open('/desk/staff');
    for (const part of parts)
      if (graveRoles.includes(part)) links.set(part, await confirmColleague(second.page, memberOf(part)));
    const follow = async (part: Part) =>
      BrowserStaff.accept(installation, await newPage(), links.get(part) ?? '', colleagues[part].displayName);
    const [first, reviewer, care, tenants] = await Promise.all([
      follow('first'),
      follow('second'),
      follow('care'),
      follow('tenants'),
    ]);
    return { admin, first, second: reviewer, care, tenants };
  });
}
