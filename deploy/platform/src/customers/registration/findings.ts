import { companyFields, registrationLabels } from '@portal/shared/company-fields';
import { about, type Findings, letter, unclear, unlike } from '../../domain/case/findings';

const ofRegistration = (faults: Readonly<Record<string, readonly string[]>>): Findings =>
  Object.fromEntries(
    Object.entries(faults).map(([name, texts]) => [name, about(registrationLabels[name] ?? name, texts)]),
  );

const licence = companyFields.licenseFile.label;
const identityCard = '身份证';

/** Faults of a registration decide to which step the company goes back: see `registration/correction.ts`. */
export const registrationFindings: Findings = ofRegistration({
  licenseFile: [...unclear, '已过期', '不是贵司的'],
  ...Object.fromEntries(
    [
      'compName',
      'creditCode',
      'compType',
      'legalPerson',
      'registeredCapital',
      'establishDate',
      'termEnd',
      'address',
      'scope',
    ].map((name) => [name, unlike(licence)]),
  ),
  mailAddress: ['不完整'],
  'legalPerson.frontFile': [...unclear, '与国徽面上传颠倒'],
  'legalPerson.backFile': [...unclear, '已过有效期'],
  'legalPerson.name': unlike(identityCard),
  'legalPerson.idNo': unlike(identityCard),
  'legalPerson.idValidTo': unlike(identityCard),
  'agent.letterFile': ['未加盖公章', ...unclear],
  'agent.name': unlike(letter),
  'agent.idNo': unlike(letter),
});
