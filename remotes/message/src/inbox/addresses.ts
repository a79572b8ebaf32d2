export const listPath = '/msg/crm/message/list';
export const messagePath = '/msg/crm/message/detail';

/** From this width on, a message stands beside the list. */
export const besideFrom = 1200;
