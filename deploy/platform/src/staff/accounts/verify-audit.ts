import { type AuditVerdict, type Database, journals, verifyAudit } from '@portal/database';
import type { CallReply } from '@portal/shared/contract';
import { auditAct } from '../../domain/staff/audit-staff';
import type { StaffContext } from '../../kernel/calls/staff-context';

const running = new WeakMap<Database, Promise<AuditVerdict[]>>();

async function verdicts({ db }: Database): Promise<AuditVerdict[]> {
  const all: AuditVerdict[] = [];
  for (const journal of journals) all.push(await verifyAudit(db, journal));
  return all;
}

/** Everybody who asks meanwhile gets the same answer, because it reads the whole audit. */
function verdictsOnce(database: Database): Promise<AuditVerdict[]> {
  const known = running.get(database);
  if (known) return known;
  const begun = verdicts(database).finally(() => running.delete(database));
  running.set(database, begun);
  return begun;
}

/** The faults are for the operator, who sees them with `audit-process.js verify`; people at a desk read their number. */
export async function verifyWhole(context: StaffContext): Promise<CallReply<'staffAuditVerify'>> {
  const { database, db, log } = context;
  const shown = (await verdictsOnce(database)).map(({ faults, ...verdict }) => {
    if (faults.length > 0) log.error({ journal: verdict.journal, faults }, 'the audit is not as it was written');
    return { ...verdict, faults: faults.length };
  });
  const after = shown.map(({ journal, rows, faults }) => ({ journal, rows, faults }));
  await auditAct(db, context, { action: 'audit.verify', object: '', after });
  return shown;
}
