import { demoPassword } from '@portal/demonstration/seed/seed';
import type { CallReply } from '@portal/shared/contract';
import type { CodeReader } from './log-in';
import type { StaffClient } from './staff-client';

/** The first step of a login with the demonstration's password, and the code that the outbox shows for the second. */
export async function firstStep(platform: CodeReader, client: StaffClient, loginName: string) {
  const asked = platform.clock();
  const { ticket } = await client.ok('staffLoginPassword', { body: { loginName, password: demoPassword } });
  return { ticket, code: await platform.code(loginName, 'staffLogin', asked) };
}

/** Both steps, and the code of the outbox for calls that want the factor again, as the login page of the platform's own people does them. */
export async function staffLogIn(
  platform: CodeReader,
  client: StaffClient,
  loginName: string,
): Promise<CallReply<'staffMe'>> {
  const me = await client.ok('staffLoginCode', { body: await firstStep(platform, client, loginName) });
  client.csrf = me.csrf;
  client.factor = { clock: platform.clock, code: (asked) => platform.code(loginName, 'staffLogin', asked) };
  return me;
}
