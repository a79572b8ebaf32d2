/** The required material of a product whose form the platform hands out, filled in as far as the company is known. */
export const applicationForm = '产品开通申请书（盖章）';
