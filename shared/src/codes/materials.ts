/**
 * The required material of a product that is a form of the platform. The platform hands it out, filled in with the
 * known data of the company.
 */
export const applicationForm = '产品开通申请书（盖章）';

/** Somebody handed in the same file as two different papers. */
export const sameFileText = (other: string) => `与“${other}”是同一个文件，请分别上传`;
