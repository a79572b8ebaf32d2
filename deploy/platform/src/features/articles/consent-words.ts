import { fill } from '../../core/data/fill';
import { escapeHtml } from '../../core/html/escape-html';
import type { LegalParty } from '../../core/tenant/legal-party';

interface Words {
  readonly summary: string;
  readonly content: string;
}

/** Fills a consent's text in with the company that the person agrees with. */
export function consentWords(
  { summary, content }: Words,
  { platformName, legalName, hotline, address }: LegalParty,
): Words {
  const ways = [hotline && `客服热线：${hotline}`, address && `地址：${address}`].filter((way) => way !== '');
  const contact = ways.length > 0 ? `（${ways.join('，')}）` : '';
  const named = { platformName, legalName, contact };
  const escaped = Object.fromEntries(Object.entries(named).map(([name, text]) => [name, escapeHtml(text)]));
  return { summary: fill(summary, named), content: fill(content, escaped) };
}
