import type { BootDocument, CrashKind } from '@portal/shared/boot';
import { crashedRelease } from './crashed-release';
import { RemoteError } from './remote-error';
import { sendReport } from './report';

function stackOf(thrown: unknown): string {
  const stack = (thrown as { stack?: unknown } | null | undefined)?.stack;
  return typeof stack === 'string' ? stack : '';
}

/** The crashes that this page has reported so far, by slot and kind. */
export type ReportedCrashes = Set<string>;

function tellOnce(boot: BootDocument, told: ReportedCrashes, kind: CrashKind, stack: string, slot?: string): void {
  const release = crashedRelease(boot, stack, slot);
  const once = `${release?.slot} ${kind}`;
  if (!release || told.has(once)) return;
  told.add(once);
  sendReport({ ...release, crash: kind });
}

/**
 * Tells the gateway of an error that nobody caught: which release threw and the kind, once for each, and nothing of the
 * error itself. A page that could not be shown comes by here too: its failure card reports its error.
 */
export function tellCrash(boot: BootDocument, told: ReportedCrashes, event: ErrorEvent | PromiseRejectionEvent): void {
  const isError = event instanceof ErrorEvent;
  const thrown: unknown = isError ? event.error : event.reason;
  if (thrown instanceof RemoteError) {
    // A remote or page that did not come was reported as a load.
    if (thrown.fault === 'render') tellOnce(boot, told, 'render', stackOf(thrown.cause), thrown.slot);
  } else if (isError) tellOnce(boot, told, 'error', stackOf(thrown) || event.filename);
  else tellOnce(boot, told, 'rejection', stackOf(thrown));
}
