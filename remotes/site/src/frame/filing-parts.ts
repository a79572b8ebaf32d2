interface FilingPart {
  readonly text: string;
  /** Where the filing can be looked up, for the parts that are one. */
  readonly href?: string;
}

const registers = [
  { pattern: /\p{Script=Han}ICP[备证][\d-]+号(?:-\d+)?/u, href: () => 'https://beian.miit.gov.cn/' },
  {
    pattern: /\p{Script=Han}公网安备\s*\d+号/u,
    href: (text: string) => `https://beian.mps.gov.cn/#/query/webSearch?code=${text.replace(/\D/g, '')}`,
  },
] as const;

/** Cuts a tenant's filing text so that each filing number can be a link to its register. */
export function filingParts(text: string): FilingPart[] {
  for (const { pattern, href } of registers) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + found.length);
    return [...filingParts(before), { text: found, href: href(found) }, ...filingParts(after)];
  }
  return text ? [{ text }] : [];
}
