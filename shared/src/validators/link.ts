import { whenFilled } from './validator';

const externalSchemes = /^(?:https?:|mailto:|tel:)/i;

/** Returns whether an address leaves the portal: its scheme is http, https, mailto or tel. */
export function isExternalLink(address: string): boolean {
  return externalSchemes.test(address);
}

/** http and https need a host, mailto and tel need an address or a number; no link may hold blanks. */
const linkPattern = /^(?:https?:\/\/[^\s/?#]+(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/i;

export const link = whenFilled((text) => (linkPattern.test(text) ? null : '请输入正确的链接地址'));
