import type { Queryable } from '@portal/database';
import { faceCheck } from '@portal/database/schema/platform';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { profileOf, textOf } from '../../domain/company/records';
import { faceState } from '../../domain/real-name/face-state';
import type { PortTask } from '../../kernel/dispatch/port-queue';
import { callbackAddress } from '../../kernel/ports/callback-address';
import { beginFace } from '../../kernel/ports/face';
import { PortFault } from '../../kernel/ports/port-fault';
import type { Services } from '../../kernel/services';
import { tenantAddress } from '../../kernel/tenant/public-address';

/** The checks whose links still hold. Their people may not have opened them. */
export const unansweredChecks = (db: Queryable, now: Date) =>
  db
    .select({ dispatchId: faceCheck.dispatchId })
    .from(faceCheck)
    .where(
      and(
        isNotNull(faceCheck.dispatchId),
        inArray(faceCheck.state, faceState.sources('expired')),
        gt(faceCheck.expiresAt, now),
      ),
    );

/** Begins the check at the provider and keeps the address of its page for the phone. */
export function faceBegin({ db, config, providers }: Pick<Services, 'db' | 'config' | 'providers'>): PortTask {
  return {
    port: 'face',
    purpose: 'face.begin',
    async send({ dispatchId, tenant }) {
      const open = and(eq(faceCheck.dispatchId, dispatchId), inArray(faceCheck.state, faceState.sources('passed')));
      const [check] = await db.select().from(faceCheck).where(open);
      // A new link, or another legal person, has ended this check meanwhile.
      if (!check) return;
      const provider = await providers.find(tenant, 'face');
      if (!provider) throw new PortFault('there is no provider any more');
      const { legalPerson } = await profileOf(db, check.compCode);
      const person = { name: textOf(legalPerson, 'name'), idNo: textOf(legalPerson, 'idNo') };
      const { url } = await beginFace(provider, person, {
        reference: dispatchId,
        callback: callbackAddress(config, 'face'),
        returnUrl: `${await tenantAddress(db, tenant, config)}/face-success`,
      });
      await db.update(faceCheck).set({ pageUrl: url }).where(open);
    },
  };
}
