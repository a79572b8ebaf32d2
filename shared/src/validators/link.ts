import { whenFilled } from './validator';

const externalSchemes = /^(?:https?:|mailto:|tel:)/i;

/** Whether an address leaves the portal: one of http, https, mailto, tel. */
export function isExternalLink(address: string): boolean {
  return externalSchemes.test(address);
}

/** http and https need a host, mailto and tel something to write to or call; blanks have no place in any. */
const linkPattern = /^(?:https?:\/\/[^\s/?#]+(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/i;

export const link = whenFilled((text) => (linkPattern.test(text) ? null : '请输入正确的链接地址'));
