/**
 * The required material of a product that is a form of the platform. The platform hands it out, filled in with the
 * known data of the company.
 */
export const applicationForm = '产品开通申请书（盖章）';

/** Somebody handed in the same file as two different papers. */
export const sameFileText = (other: string) => `与“${other}”是同一个文件，请分别上传`;

/** The papers that the platform verifies when a company registers or changes. */
export type VerifiedPaper = 'license' | 'legalId';

/** The verified paper that a product asks for under a name of its own; null: it asks for something else. */
export function materialPaper(material: string): VerifiedPaper | null {
  if (material.includes('营业执照')) return 'license';
  return /法(定代表)?人.*身份证/.test(material) ? 'legalId' : null;
}
