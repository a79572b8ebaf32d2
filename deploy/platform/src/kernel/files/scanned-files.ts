import type { Queryable } from '@portal/database';
import { dispatch, storedFile } from '@portal/database/schema/platform';
import { and, eq, gt, inArray, notExists, or } from 'drizzle-orm';
import { newDispatchId } from '../dispatch/enqueue';
import { callProvider, type PortTask } from '../dispatch/port-queue';
import { conflict, notFound } from '../http/http-error';
import type { FileReply } from '../http/replies';
import { callbackAddress } from '../ports/callback-address';
import { type ScanResult, scanFile } from '../ports/scan';
import type { Services } from '../services';
import { type FileRef, type NewFile, storeFile } from './stored-files';

type Scanned = Pick<typeof storedFile.$inferSelect, 'scan'>;

/** Stores an upload. Where the tenant has a provider that scans files, it is asked in the same transaction. */
export async function storeScanned(
  { providers, now }: Pick<Services, 'providers'> & { readonly now: Date },
  db: Queryable,
  file: NewFile & { readonly tenant: string },
): Promise<FileRef> {
  const { tenant } = file;
  const stored = await storeFile(db, file, now);
  if (!(await providers.find(tenant, 'scan', db))) return stored;
  const { fileToken } = stored;
  await db.update(storedFile).set({ scan: 'WAITING' }).where(eq(storedFile.fileToken, fileToken));
  await askForScan(db, tenant, fileToken, now);
  return stored;
}

const purpose = 'scan.file';

const askForScan = (db: Queryable, tenant: string, fileToken: string, now: Date): Promise<void> =>
  callProvider(db, { purpose, tenant, subject: fileToken, dispatchId: newDispatchId() }, now);

/** Returns the result of the scan of each of these files. */
export function scansOf(db: Queryable, files: readonly Pick<FileRef, 'fileToken'>[]) {
  const { fileToken, scan } = storedFile;
  const tokens = files.map((file) => file.fileToken);
  return db.select({ fileToken, scan }).from(storedFile).where(inArray(fileToken, tokens));
}

/** A provider that has taken a file answers long before. */
const resultWithinMs = 3_600_000;

/** The calls about files that wait for their scan. */
export const unansweredScans = (db: Queryable) =>
  db
    .select({ dispatchId: dispatch.dispatchId })
    .from(dispatch)
    .innerJoin(storedFile, and(eq(storedFile.tenant, dispatch.tenant), eq(storedFile.fileToken, dispatch.recipient)))
    .where(and(eq(dispatch.purpose, purpose), eq(storedFile.scan, 'WAITING')));

/** Ends scans that no call waits for any more: it was given up, or its provider has sent no result. */
export async function giveUpScans(db: Queryable, now: Date): Promise<void> {
  const alive = or(
    eq(dispatch.state, 'WAITING'),
    and(eq(dispatch.state, 'SENT'), gt(dispatch.finishedAt, new Date(now.getTime() - resultWithinMs))),
  );
  const call = db
    .select({ dispatchId: dispatch.dispatchId })
    .from(dispatch)
    .where(
      and(
        eq(dispatch.tenant, storedFile.tenant),
        eq(dispatch.recipient, storedFile.fileToken),
        eq(dispatch.purpose, purpose),
        alive,
      ),
    );
  await db
    .update(storedFile)
    .set({ scan: 'FAILED' })
    .where(and(eq(storedFile.scan, 'WAITING'), notExists(call)));
}

/** Has a file scanned again after a scan without result. Where nobody scans any more it opens as it is. */
export async function scanAgain(
  { providers, now }: Pick<Services, 'providers'> & { readonly now: Date },
  db: Queryable,
  { tenant, fileToken }: { readonly tenant: string; readonly fileToken: string },
): Promise<'WAITING' | 'NONE'> {
  const scan = (await providers.find(tenant, 'scan', db)) ? 'WAITING' : 'NONE';
  const changed = await db
    .update(storedFile)
    .set({ scan })
    .where(and(eq(storedFile.fileToken, fileToken), eq(storedFile.scan, 'FAILED')))
    .returning({ fileToken: storedFile.fileToken });
  if (changed.length === 0) throw conflict('该文件无需重新检查，请刷新');
  if (scan === 'WAITING') await askForScan(db, tenant, fileToken, now);
  return scan;
}

/** Refuses a file in which something was found, to everybody. */
export function requireNothingFound({ scan }: Scanned): void {
  if (scan === 'FOUND') throw conflict('文件未通过安全检查，不能打开');
}

/** Refuses a file to staff until it has been scanned. */
export function requireScanned(file: Scanned): void {
  requireNothingFound(file);
  if (file.scan === 'WAITING') throw conflict('文件正在进行安全检查，请稍后再打开');
  if (file.scan === 'FAILED') throw conflict('文件安全检查未完成，请重新检查后再打开');
}

/** Stores what the scan has found. Answers the company of the file, or null if nothing waited for it any more. */
export async function endScan(
  db: Queryable,
  fileToken: string,
  { outcome, reason }: ScanResult,
): Promise<string | null> {
  const [row] = await db
    .update(storedFile)
    .set({ scan: outcome === 'clean' ? 'CLEAN' : 'FOUND', scanReason: reason })
    .where(and(eq(storedFile.fileToken, fileToken), inArray(storedFile.scan, ['WAITING', 'FAILED'])))
    .returning({ compCode: storedFile.compCode });
  return row ? (row.compCode ?? '') : null;
}

/** Sends an upload to the provider that scans. Without a provider any more, the file opens as it does where nobody scans. */
export function scanUpload({ db, config, providers }: Pick<Services, 'db' | 'config' | 'providers'>): PortTask {
  return {
    port: 'scan',
    purpose,
    async send({ dispatchId, tenant, recipient: fileToken }) {
      const waiting = and(eq(storedFile.fileToken, fileToken), eq(storedFile.scan, 'WAITING'));
      const [file] = await db.select().from(storedFile).where(waiting);
      // It was removed, or the result of an earlier attempt is here.
      if (!file) return;
      const provider = await providers.find(tenant, 'scan');
      if (!provider) {
        await db.update(storedFile).set({ scan: 'NONE' }).where(waiting);
        return;
      }
      const { fileName, contentType, content } = file;
      const asked = {
        reference: dispatchId,
        callback: callbackAddress(config, 'scan'),
        fileName,
        contentType,
        content,
      };
      const result = await scanFile(provider, asked);
      if (result) await endScan(db, fileToken, result);
    },
  };
}

/** A browser shows pictures and PDF; other files are saved. */
const isShown = (contentType: string) => contentType.startsWith('image/') || contentType === 'application/pdf';

/** Returns a file of a company to a member of staff who may read it. */
export async function companyFile(db: Queryable, compCode: string, fileToken: string): Promise<FileReply> {
  const [file] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.fileToken, fileToken), eq(storedFile.compCode, compCode)));
  if (!file) throw notFound('文件不存在或已失效');
  requireScanned(file);
  const { fileName, contentType, content } = file;
  return { fileName, contentType, content, inline: isShown(contentType) };
}
