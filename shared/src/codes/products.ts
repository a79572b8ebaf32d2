/** The product codes that the portal itself has to know; all others are the server's. */
export const prodCodes = {
  /** The portal's own centre and message routes. */
  portal: 'CRM',
  /** Electronic commerce: its routes are exempt from the authorized addresses. */
  commerce: 'EC',
  supplyChain: 'SCM',
} as const;

export type ProdCode = (typeof prodCodes)[keyof typeof prodCodes];

export const prodCodeLabels: Readonly<Record<ProdCode, string>> = {
  CRM: '企业门户',
  EC: '电子商务',
  SCM: '供应链金融',
};
