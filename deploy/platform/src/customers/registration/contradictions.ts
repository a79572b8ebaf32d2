import { maskIdentityNumber } from '@portal/shared/format';
import { licensedPerson, validIdentityCard } from '@portal/shared/validators';
import type { Profile } from '../../domain/company/records';
import { textOf } from '../../domain/company/records';

/**
 * What contradicts the other papers of the registration, by the field where it can be put right. The functions are pure.
 */

type Faults = Readonly<Record<string, string>>;

interface Person {
  readonly name: string;
  readonly idNo: string;
}

const present = (faults: Readonly<Record<string, string | null>>): Faults =>
  Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]])));

/** One number names one person. */
const sharedNumber = (own: Person, other: Profile['legalPerson'], title: string): string | null =>
  own.idNo === textOf(other, 'idNo') && own.name !== textOf(other, 'name')
    ? `证件号码 ${maskIdentityNumber(own.idNo)} 已用于${title}“${textOf(other, 'name')}”，请核对`
    : null;

export const legalPersonFaults = (
  person: Person & { readonly idValidTo: string | null },
  { permit, agent }: Pick<Profile, 'permit' | 'agent'>,
  today: string,
): Faults =>
  present({
    name: licensedPerson(textOf(permit, 'legalPerson'))(person.name),
    idNo: sharedNumber(person, agent, '管理员'),
    idValidTo: validIdentityCard(today)(person.idValidTo),
  });

export const agentFaults = (person: Person, { legalPerson }: Pick<Profile, 'legalPerson'>): Faults =>
  present({ idNo: sharedNumber(person, legalPerson, '法定代表人') });
