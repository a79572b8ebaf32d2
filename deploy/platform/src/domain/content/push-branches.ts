import type { Database, Queryable } from '@portal/database';
import { bank, bankBranch } from '@portal/database/schema/platform';
import { takeTurn } from '../../kernel/data/take-turn';
import { type BranchList, type BranchRow, branchesFile, readBranchList } from './branch-list';
import { allTenants } from './content-file';
import { keepVersion, latestVersion } from './content-versions';
import type { Fault } from './faults';
import { storeBranches } from './store-content';

const file = 'branches.csv';

export interface BranchPush {
  /** The list as its bank has it. */
  readonly text: string;
  /** Leaves out the rows of banks that customers cannot choose. */
  readonly knownBanks: boolean;
  /** True: tell what would change, and change nothing. */
  readonly check: boolean;
  /** The version of what all tenants share that its summary was shown against; null: over any. */
  readonly base: number | null;
  readonly by: string;
  readonly note: string;
}

/** What a list changes. */
export interface BranchChanges {
  readonly branches: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The rows that were left out, by bank. */
  readonly leftOut: BranchList['leftOut'];
}

export type PushedBranches =
  | { readonly faults: readonly Fault[] }
  /** Somebody else pushed in the meantime. */
  | { readonly moved: number }
  | (BranchChanges & { readonly version: number });

const isSame = (one: BranchRow, other: BranchRow) =>
  one.bankCode === other.bankCode && one.areaCode === other.areaCode && one.branchName === other.branchName;

function changesOf(before: readonly BranchRow[], { rows, leftOut }: BranchList): BranchChanges {
  const known = new Map(before.map((row) => [row.branchNo, row]));
  let [added, changed] = [0, 0];
  for (const row of rows) {
    const was = known.get(row.branchNo);
    if (!was) added += 1;
    else if (!isSame(was, row)) changed += 1;
  }
  return { branches: rows.length, added, changed, removed: before.length + added - rows.length, leftOut };
}

async function pushWithin(db: Queryable, list: BranchList, push: BranchPush, now: Date): Promise<PushedBranches> {
  await takeTurn(db, 'content');
  const before = await latestVersion(db, allTenants);
  const { base, by, note } = push;
  if (base !== null && base !== before.version) return { moved: before.version };
  // A version holds all that tenants share, so that it can be had again.
  if (before.version === 0)
    return { faults: [{ file, line: 1, text: 'there is no content yet: push a folder first (portal content push)' }] };
  const changes = changesOf(await db.select().from(bankBranch), list);
  const isNew = changes.added + changes.changed + changes.removed > 0;
  if (push.check || !isNew) return { ...changes, version: before.version };
  await storeBranches(db, list.rows);
  const version = before.version + 1;
  const files = { ...before.files, [file]: branchesFile(list.rows) };
  await keepVersion(db, { tenant: allTenants, version, files, by, note }, now);
  return { ...changes, version };
}

/**
 * Makes a list the branches of all banks: all of it, or nothing if it has a fault. It is one transaction, so everybody
 * reads the list of before or the new one.
 */
export async function pushBranches({ db }: Pick<Database, 'db'>, push: BranchPush, now: Date): Promise<PushedBranches> {
  const banks = await db.select({ code: bank.bankCode }).from(bank);
  const options = { banks: new Set(banks.map(({ code }) => code)), knownBanks: push.knownBanks };
  const list = await readBranchList(file, push.text, options);
  if (list.faults.length > 0) return { faults: list.faults };
  return db.transaction((transaction) => pushWithin(transaction, list, push, now));
}
