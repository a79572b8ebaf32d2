import { type Page, test } from '@playwright/test';
import { staffRoles } from '@portal/shared/codes/staff-roles';
import { inviteColleague } from '../../support/staff';
import type { Installation } from '../installation/installation';
import { BrowserStaff } from '../people/browser-staff';
import { colleagues, firstAdministrator, type Part, type Team } from '../people/colleagues';
import { firstRun } from './first-run';

/** `portal init`, then the desk: the first administrator follows the one-time link and invites the others. */
export async function openPlatform(installation: Installation, newPage: () => Promise<Page>) {
  const link = await firstRun(installation);
  const admin = await test.step('the first administrator sets password and authenticator, and logs in', async () =>
    BrowserStaff.accept(installation, await newPage(), link, firstAdministrator));
  return test.step('the others are invited at 员工, and follow their links', async (): Promise<Team<BrowserStaff>> => {
    await admin.open('/desk/staff');
    const links = new Map<Part, string>();
    for (const part of Object.keys(colleagues) as Part[])
      links.set(part, await inviteColleague(admin.page, { ...colleagues[part], role: staffRoles[part] }));
    const follow = async (part: Part) =>
      BrowserStaff.accept(installation, await newPage(), links.get(part) ?? '', colleagues[part].displayName);
    const [first, second, care, tenants] = await Promise.all([
      follow('first'),
      follow('second'),
      follow('care'),
      follow('tenants'),
    ]);
    return { admin, first, second, care, tenants };
  });
}
