import type { Database, Queryable } from '@portal/database';
import { paperReminder } from '@portal/database/schema/platform';
import { notifyCompany } from '../../kernel/dispatch/notify';
import type { Services } from '../../kernel/services';
import { expireCompanies } from '../company/expire-companies';
import { type DuePaper, duePapers } from './due-papers';
import { certificateNotices, paperNotices, productNotices } from './notices';

/** The key that tells one paper of a company from its others. */
const keyOf = (paper: DuePaper): string => {
  if (paper.kind === 'product') return `product:${paper.productCode}`;
  return paper.kind === 'certificate' ? `certificate:${paper.userCode}` : paper.name;
};

/** Notes a reminder. False: this or another instance has already sent it. */
export async function noteReminder(db: Queryable, paper: DuePaper, now: Date): Promise<boolean> {
  const { compCode, day: expiresOn, daysBefore } = paper;
  const noted = await db
    .insert(paperReminder)
    .values({ compCode, paper: keyOf(paper), expiresOn, daysBefore, toldAt: now })
    .onConflictDoNothing()
    .returning({ toldAt: paperReminder.toldAt });
  return noted.length > 0;
}

function whenOf(days: number): string {
  if (days > 0) return `将于${days}天后到期`;
  return days === 0 ? '今天到期' : '已到期';
}

async function tell(db: Queryable, paper: DuePaper, now: Date): Promise<void> {
  const { compCode, name, day, days } = paper;
  const said = { paper: name, when: whenOf(days), day };
  if (paper.kind === 'product') {
    await notifyCompany(db, productNotices.expiring, { compCode, productCode: paper.productCode }, said, now);
  } else if (paper.kind === 'certificate') {
    await notifyCompany(db, certificateNotices.expiring, { compCode, userCodes: [paper.userCode] }, said, now);
  } else {
    await notifyCompany(db, paperNotices.expiring, { compCode }, said, now);
  }
}

/**
 * Sends a notice about every paper that has reached a threshold. Each notice goes out once, whichever instance looks.
 */
export async function remindOfPapers(db: Database['db'], now: Date): Promise<void> {
  for (const paper of await duePapers(db, now)) {
    await db.transaction(async (transaction) => {
      if (await noteReminder(transaction, paper, now)) await tell(transaction, paper, now);
    });
  }
}

const firstAfterMs = 30_000;
const everyMs = 3_600_000;

/** An SMS about a paper must not wake anybody: they go out from 9:00 to 20:00, China's time. */
function isByDay(now: Date): boolean {
  const hour = (now.getUTCHours() + 8) % 24;
  return hour >= 9 && hour < 20;
}

/** Looks every hour by day for papers that run out, and for companies whose papers have. Returns a function that stops it. */
export function startPaperReminders({ db, config, log }: Services): () => Promise<void> {
  let looking = Promise.resolve();
  const look = () => {
    const now = new Date(config.clock());
    if (!isByDay(now)) return;
    const failed = (err: unknown) => log.warn({ err }, 'papers that run out could not be looked through');
    looking = remindOfPapers(db, now)
      .then(() => expireCompanies(db, now, config.paperGraceDays, failed))
      .catch(failed);
  };
  const first = setTimeout(look, firstAfterMs);
  const timer = setInterval(look, everyMs);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    return looking;
  };
}
