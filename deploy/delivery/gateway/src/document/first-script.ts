import { escapeHtml, scriptForHtml } from '../http/escape-html';
import { firstCallsOf } from '../selection/first-calls';
import type { PageChoice } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';

/**
 * The host's script that sends the page's first calls, in the document itself: it runs before any file has come. Only
 * pages that begin with calls have it. `attributes`: those that the policy wants.
 */
export function firstScript(tenant: TenantView, choice: PageChoice, attributes: string): string[] {
  const { firstScript: text } = tenant.host.record;
  const firstCalls = text && firstCallsOf(tenant, choice);
  if (!firstCalls) return [];
  const data = escapeHtml(JSON.stringify(firstCalls));
  return [`<script ${attributes} data-first-calls="${data}">${scriptForHtml(text)}</script>`];
}
