/** The required material of a product whose form the platform hands out, filled in as far as the company is known. */
export const applicationForm = '产品开通申请书（盖章）';

/** Somebody handed in the same file as two different papers. */
export const sameFileText = (other: string) => `与“${other}”是同一个文件，请分别上传`;
