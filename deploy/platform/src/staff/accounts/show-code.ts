import type { StaffVisit } from '../../kernel/calls/staff-context';
import { currentCode } from './authenticator';
import type { Person } from './people';

/** Sends the authenticator's code, where people have no authenticator. */
export function showCode(
  { config, origin, now, dataKeys, messenger }: StaffVisit,
  person: Pick<Person, 'staffId' | 'loginName' | 'displayName' | 'factorSealed' | 'factorStep'>,
): void {
  if (!config.sendsAnswers || person.factorSealed === null) return;
  const code = currentCode(dataKeys, person, now);
  const text = `${person.displayName}的动态验证码${code}`;
  const letter = { tenant: origin.tenant, channel: 'authenticator', recipient: person.loginName } as const;
  messenger.send({ ...letter, purpose: 'staffLogin', code, text });
}
