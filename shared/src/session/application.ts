import { compStatusOf } from '../codes/public';
import { readApplication, removeApplication, writeApplication } from './cookies';
import type { CompInfo } from './state';
import { sessionState, updateSession } from './store';

/** Keeps the status of a company whose application is under way where pages can read it before the session's code. */
function keepApplication(compStatus: string, toCorrect: number | undefined): void {
  if (compStatusOf(compStatus).entry.kind !== 'certifying') {
    removeApplication();
    return;
  }
  const [known] = readApplication().split('.');
  if (toCorrect === undefined && known === compStatus) return;
  writeApplication(toCorrect ? `${compStatus}.${toCorrect}` : compStatus);
}

/** The person is in this company; null: it is not known yet. */
export function holdCompInfo(compInfo: CompInfo | null): void {
  if (compInfo) keepApplication(compInfo.compStatus, undefined);
  updateSession({ compInfo, authed: compInfo !== null, ...(compInfo && { lastCompInfo: compInfo }) });
}

/** The company has this status by now, and so many things to correct if they are known. */
export function noteCompStatus(compStatus: string, toCorrect?: number): void {
  keepApplication(compStatus, toCorrect);
  const { compInfo } = sessionState();
  if (!compInfo || compInfo.compStatus === compStatus) return;
  const changed = { ...compInfo, compStatus };
  updateSession({ compInfo: changed, lastCompInfo: changed });
}
