import { type CompanyField, companyFields, registrationLabels } from '@portal/shared/company-fields';

interface FieldFindings {
  /** The field's name as the customer knows it. */
  readonly label: string;
  /** Sentences to choose from, the usual one first. */
  readonly texts: readonly string[];
}

/** By field, as the customer's form names it. */
export type Findings = Readonly<Record<string, FieldFindings>>;

/** A file that nobody can judge. */
const unclear = ['不清晰', '不完整，请上传包含全部边角的文件'];
const unlike = (paper: string) => [`与${paper}不一致`];

/** The sentences name the field themselves: customers read them without it in messages. */
const about = (label: string, faults: readonly string[]): FieldFindings => ({
  label,
  texts: faults.map((fault) => label + fault),
});

const ofRegistration = (faults: Readonly<Record<string, readonly string[]>>): Findings =>
  Object.fromEntries(
    Object.entries(faults).map(([name, texts]) => [name, about(registrationLabels[name] ?? name, texts)]),
  );

const licence = companyFields.licenseFile.label;
const identityCard = '身份证';
const letter = '授权书';

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

const proofs = '证明材料';

/** For requests to change the company or an account. */
export const changeFindings: Findings = {
  ...Object.fromEntries(
    Object.entries<CompanyField>(companyFields).map(([name, { label, kind }]) => [
      name,
      about(label, kind === 'paper' ? unclear : unlike(proofs)),
    ]),
  ),
  accountNo: about('银行账号', unlike(proofs)),
  branchNo: about('开户支行', unlike(proofs)),
  fileTokens: about(proofs, ['未加盖公章', ...unclear]),
  reason: about('变更原因', ['不明确']),
};

export const adminFindings: Findings = {
  letterFile: about(letter, ['未加盖公章', ...unclear]),
  newName: about('新管理员', unlike(letter)),
};

export const accountFindings: Findings = {
  accountNo: about('银行账号', ['与账户名称不符', '状态异常']),
};
