import type { Queryable } from '@portal/database';
import { agreement, storedFile, user } from '@portal/database/schema/platform';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PortTask } from '../../kernel/dispatch/port-queue';
import { callbackAddress } from '../../kernel/ports/callback-address';
import { PortFault } from '../../kernel/ports/port-fault';
import { certify, orderSignatures } from '../../kernel/ports/sign';
import type { Services } from '../../kernel/services';
import { companyOf, managerOf } from '../../kernel/tenant/company-of';
import { agreementMachine } from './agreement-machine';
import { companyCertificate, keepCertificate } from './certificates';
import { endByProvider, platformSigner } from './end-signing';

type Needs = Pick<Services, 'db' | 'config' | 'providers'>;

/** The company and its manager, who get certificates. */
export async function holdersOf(db: Needs['db'], compCode: string) {
  const { compName, creditCode } = await companyOf(db, compCode);
  const manager = await managerOf(db, compCode);
  return { compName, creditCode, person: manager?.userName ?? '', userCode: manager?.userCode ?? null };
}

/** Gets the first certificates of a company. Without a provider there are none to get. */
export function signCertify({ db, providers }: Needs): PortTask {
  return {
    port: 'sign',
    purpose: 'sign.certify',
    async send({ dispatchId, tenant, recipient: compCode }) {
      const provider = await providers.find(tenant, 'sign');
      if (!provider) return;
      const { userCode, ...holder } = await holdersOf(db, compCode);
      const issued = await certify(provider, { reference: dispatchId, ...holder });
      await db.transaction(async (transaction) => {
        await keepCertificate(transaction, { compCode, userCode: null }, issued.company);
        if (userCode && issued.person) await keepCertificate(transaction, { compCode, userCode }, issued.person);
      });
    },
  };
}

/** The orders that the provider has not answered. */
export const unansweredOrders = (db: Queryable) =>
  db
    .select({ dispatchId: agreement.signingId })
    .from(agreement)
    .where(and(isNotNull(agreement.signingId), eq(agreement.state, 'SEALING')));

/** Orders the signatures of all parties over the digests of the documents. */
export function signSign({ db, config, providers }: Needs): PortTask {
  return {
    port: 'sign',
    purpose: 'sign.sign',
    async send({ dispatchId, tenant, recipient: compCode }) {
      const rows = await db
        .select({ row: agreement, digest: storedFile.digest, person: user.userName })
        .from(agreement)
        .innerJoin(storedFile, eq(storedFile.fileToken, agreement.fileToken))
        .innerJoin(user, eq(user.userCode, agreement.confirmedBy))
        .where(and(eq(agreement.signingId, dispatchId), inArray(agreement.state, agreementMachine.sources('sign'))));
      const [first] = rows;
      // They have run out meanwhile, or the result of an earlier attempt is here.
      if (!first) return;
      const provider = await providers.find(tenant, 'sign');
      if (!provider) throw new PortFault('there is no provider any more');
      const [customer = '', platform = ''] = first.row.parties;
      const held = await companyCertificate(db, compCode);
      const result = await orderSignatures(provider, {
        reference: dispatchId,
        callback: callbackAddress(config, 'sign'),
        documents: rows.map(({ row, digest }) => ({ no: row.agreementNo, name: row.name, digest })),
        parties: [
          { name: customer, person: first.person, certificateNo: held?.certificateNo ?? '' },
          { name: platform, person: platformSigner, certificateNo: '' },
        ],
      });
      if (!result) return;
      const now = new Date(config.clock());
      await db.transaction((transaction) => endByProvider(transaction, dispatchId, result, now));
    },
  };
}
