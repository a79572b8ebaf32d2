/** A part of what a tenant says of its filings. */
export interface FilingLink {
  readonly text: string;
  /** Where its register can be asked; left away: the part is a text of its own. */
  readonly href?: string;
  readonly isPolice?: true;
}

interface Filed {
  readonly filingsContent: string;
  readonly policeFiling?: string;
}

const ofSite = /\p{Script=Han}ICP[备证][\d-]+号(?:-\d+)?/u;
const ofPolice = /\p{Script=Han}公网安备\s*\d+\s*号/u;

const policeLink = (text: string): FilingLink => ({
  text,
  href: `https://beian.mps.gov.cn/#/query/webSearch?code=${text.replace(/\D/g, '')}`,
  isPolice: true,
});

function partsOf(text: string): FilingLink[] {
  for (const pattern of [ofSite, ofPolice]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    const before = text.slice(0, match.index);
    const part = pattern === ofPolice ? policeLink(found) : { text: found, href: 'https://beian.miit.gov.cn/' };
    return [...partsOf(before), part, ...partsOf(text.slice(match.index + found.length))];
  }
  return text.trim() ? [{ text: text.trim() }] : [];
}

/**
 * A tenant's filings, each with the address of its register. The number at the police's has a field of its own; a number
 * in the text, where it stood before, then counts no more.
 */
export function filingLinks({ filingsContent, policeFiling = '' }: Filed): FilingLink[] {
  const parts = partsOf(filingsContent);
  return policeFiling ? [...parts.filter(({ isPolice }) => !isPolice), policeLink(policeFiling)] : parts;
}
