import { userInfo } from 'node:os';
import { inviteAdministrator, recoverPerson, type ShownLink } from '@portal/platform';
import { openPortalDatabase } from './open-portal-database';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

/** `invite` makes an administrator; `recover` gives a person a new link for password and authenticator. */
export type StaffAct =
  | { readonly kind: 'invite'; readonly loginName: string; readonly displayName: string }
  | { readonly kind: 'recover'; readonly loginName: string };

const nameForm = /^[a-z][a-z0-9._-]{1,31}$/;

const notMade = {
  'name-taken': (loginName: string) => `The name ${loginName} is taken. For a new link: recover ${loginName}`,
  'enough-administrators': () =>
    'Two administrators can work already. One of them invites at the desk, and the other confirms it.',
  nobody: (loginName: string) => `Nobody with the name ${loginName} works here.`,
};

/** Opens the database, makes the one-time link and closes the database. If it cannot be had, the error says why. */
export async function staffLink(settings: Settings, act: StaffAct): Promise<ShownLink> {
  const { loginName } = act;
  if (!nameForm.test(loginName))
    throw new SettingError(
      `"${loginName}" is no login name: 2 to 32 small letters, digits, dots, hyphens, a letter first.`,
    );
  const database = await openPortalDatabase(settings);
  try {
    const { publicUrl, port } = settings;
    const addresses = { publicUrl, localUrl: `http://localhost:${port}` };
    const done = { database, loginName, by: userInfo().username, addresses };
    const made =
      act.kind === 'invite'
        ? await inviteAdministrator({ ...done, displayName: act.displayName })
        : ((await recoverPerson(done)) ?? 'nobody');
    if (typeof made !== 'string') return made;
    throw new SettingError(notMade[made](loginName));
  } finally {
    await database.close();
  }
}

/** The lines that an operator reads. */
export function linkLines({ link, expiresAt, hasHost }: ShownLink): string[] {
  return [
    link,
    `It works once, until ${expiresAt.toISOString()}. Hand it to the person by a way that you trust.`,
    ...(hasHost ? [] : ['No tenant is for staff yet: portal tenants add <host> --name <name> --audience staff']),
  ];
}
