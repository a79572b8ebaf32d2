/** The product codes that the portal itself has to know; all others are the server's. */
export const prodCodes = {
  /** The portal's own centre and message routes. */
  portal: 'CRM',
  /** Electronic commerce: its routes are exempt from the authorized addresses. */
  commerce: 'EC',
  supplyChain: 'SCM',
} as const;

export type ProdCode = (typeof prodCodes)[keyof typeof prodCodes];

/**
 * The portal's own name among a person's products. Nobody applies for it: people reach all other products through it.
 */
export const portalName = '平台服务';
