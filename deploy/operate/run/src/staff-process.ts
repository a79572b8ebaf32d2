import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { SettingError } from './setting-error';
import { linkLines, type StaffAct, staffLink } from './staff-link';

function actOf([kind, loginName, displayName = loginName]: readonly string[]): StaffAct {
  if (loginName !== undefined && displayName !== undefined) {
    if (kind === 'invite') return { kind, loginName, displayName };
    if (kind === 'recover') return { kind, loginName };
  }
  throw new SettingError('Write invite <login name> [display name] or recover <login name>.');
}

/** Makes a one-time link for an administrator, where a container has no workspace. */
await runProcess(async () => {
  const link = await staffLink(readSettings(process.env, '.data'), actOf(process.argv.slice(2)));
  process.stdout.write(`${linkLines(link).join('\n')}\n`);
  process.exit(0);
});
