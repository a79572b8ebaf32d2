import { call } from '@portal/shared/api';
import { isSet } from '@portal/shared/codes';
import { wayOutOf } from '@portal/shared/codes/ways-out';
import { wayOutPath } from '@portal/shared/landing-addresses';
import type { Membership } from '@portal/shared/session';

/** The link that leads an administrator out of a status in which nobody can enter the company. */
export interface WayOutLink {
  readonly label: string;
  readonly to: string;
}

/** The words of the way out that this person can take; undefined without one. */
export const wayOutLabel = ({ status, compStatus, rootManager }: Membership): string | undefined =>
  status === '1' && isSet(rootManager) ? wayOutOf(compStatus)?.label : undefined;

/** Asks for the ticket, while the person is still logged in; null if there is no way out. */
export async function openWayOut(membership: Membership): Promise<WayOutLink | null> {
  const label = wayOutLabel(membership);
  if (label === undefined) return null;
  const { employeeCode } = membership;
  const offer = await call('wayOutOffer', { body: { employeeCode } }, { handlesErrors: true, loading: false });
  return offer && { label, to: `${wayOutPath}?ticket=${encodeURIComponent(offer.ticket)}` };
}
