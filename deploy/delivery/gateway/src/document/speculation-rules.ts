import { jsonForHtml } from '../http/escape-html';
import type { TenantView } from '../selection/tenant-view';

/**
 * Lets the browser draw the public page that somebody is about to go to. Only pages that come as HTML: in all others the
 * application would begin, and ask, before anybody is there.
 */
export function speculationRules({ claims }: TenantView, nonce: string): string {
  const drawn = claims.filter(({ slot, permission }) => !permission && slot.release.record.server);
  const prerender = drawn.map(({ prefix }) => ({
    where: { and: [{ href_matches: `${prefix}/*` }, { not: { selector_matches: '[download],[target]' } }] },
    eagerness: 'moderate',
  }));
  return `<script type="speculationrules" ${nonce}>${jsonForHtml({ prerender })}</script>`;
}
