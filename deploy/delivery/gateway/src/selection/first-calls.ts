import { longestPrefix } from '@portal/shared/access';
import { prodCodes } from '@portal/shared/codes/products';
import { firstCall } from '@portal/shared/first-call';
import { type FirstCalls, releasesOf } from '@portal/shared/first-calls';
import type { PageChoice } from './page-choice';
import type { TenantView } from './tenant-view';

/**
 * The calls with which the page of a document begins. Each goes out with the person's own token, so a session that is
 * locked, or another person's by now, gets what it would get anyway. The answers are never part of a document.
 */
export function firstCallsOf(
  { audience, standalone, claims, slots }: TenantView,
  choice: PageChoice,
): FirstCalls | undefined {
  const { page, path } = choice;
  if (audience !== 'customers' || standalone || !page?.permission) return undefined;
  const productCode = longestPrefix(claims, path)?.prodCode ?? prodCodes.portal;
  const resources = firstCall({ call: 'findResAllByToken' });
  const company = firstCall({ call: 'custEmployeeInfoComp', body: { productCode } });
  if (!resources || !company) return undefined;
  const own = (page.firstCalls ?? []).flatMap((declared) => firstCall({ needs: page.requires, ...declared }) ?? []);
  const releases = releasesOf(slots.map(({ release }) => release.record));
  return { resources, company, page: own, releases };
}
