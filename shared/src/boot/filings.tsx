import type { FilingLink } from '../tenant/filing-links';
import { bootDocument } from './read-boot';

/** The tenant's filings below a page, each a link to its register. `base.css` draws the badge. Shells write the same. */
export function Filings() {
  const { filingsContent, filings } = bootDocument().tenant;
  const parts: readonly FilingLink[] = filings ?? [{ text: filingsContent }];
  return parts.map(({ text, href, isPolice }) =>
    href ? (
      <a key={text} className={isPolice && 'police-filing'} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  );
}
