/** Stands before the number that a customer quotes to the support line. */
export const supportText = '如需联系客服，请提供编号';
