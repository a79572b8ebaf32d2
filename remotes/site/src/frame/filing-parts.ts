type Register = 'site' | 'police';

interface FilingPart {
  readonly text: string;
  /** Set for a part that is a filing: its register, and the address where it can be looked up. */
  readonly filing?: { readonly register: Register; readonly href: string };
}

interface Pattern {
  readonly register: Register;
  readonly pattern: RegExp;
  readonly href: (text: string) => string;
}

const patterns: readonly Pattern[] = [
  {
    register: 'site',
    pattern: /\p{Script=Han}ICP[备证][\d-]+号(?:-\d+)?/u,
    href: () => 'https://beian.miit.gov.cn/',
  },
  {
    register: 'police',
    pattern: /\p{Script=Han}公网安备\s*\d+号/u,
    href: (text) => `https://beian.mps.gov.cn/#/query/webSearch?code=${text.replace(/\D/g, '')}`,
  },
];

/** Cuts a tenant's filing text so that each filing number can be a link to its register. */
export function filingParts(text: string): FilingPart[] {
  for (const { register, pattern, href } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + found.length);
    const part = { text: found, filing: { register, href: href(found) } };
    return [...filingParts(before), part, ...filingParts(after)];
  }
  return text.trim() ? [{ text: text.trim() }] : [];
}
