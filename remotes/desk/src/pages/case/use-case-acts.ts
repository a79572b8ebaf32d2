import { type Act, showMessage, showSuccess, useAct } from '@portal/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { toldFailure } from '../../client/told-failure';
import { caseAddress, type QueuePart, queueAddress } from '../cases/queue-part';
import { type Case, type Decision, needsWords, type Opinion } from './case';

interface Given {
  readonly shown: Case;
  readonly part: QueuePart;
  readonly opinion: Opinion;
  /** After a decision the next case is claimed and opened. */
  readonly goesOn: boolean;
  /** The case that was read ahead. */
  readonly likelyNext: () => string | undefined;
  readonly reload: () => void;
  readonly onDeciding: () => void;
  readonly onDecided: () => void;
}

/** An act after which the case is read again. */
const useActOnCase = (
  send: () => Promise<unknown>,
  reload: () => void,
  refused: (error: unknown) => string | null,
): Act<[]> =>
  useAct(async () => {
    await send();
    reload();
  }, refused);

/** The server's calls of the acts on a case. After a refusal the case is read again: somebody was faster. */
export function useCaseActs(given: Given) {
  const { shown, part, opinion, goesOn, likelyNext, reload, onDeciding, onDecided } = given;
  const navigate = useNavigate();
  const { taskId } = shown;
  const [decided, setDecided] = useState(false);
  const refused = (error: unknown) => {
    setDecided(false);
    reload();
    return toldFailure(error);
  };

  async function next() {
    const { taskId: found } = await staffCall('staffCaseClaimNext', { body: part });
    if (found !== null) return navigate(caseAddress(found, part));
    showMessage('info', '目前没有可领取的事项');
    return navigate(queueAddress(part));
  }
  /** The case that was read ahead is on screen while it is claimed. Somebody may be faster: then another one comes. */
  async function goOn() {
    const likely = likelyNext();
    if (likely === undefined) return next();
    await navigate(caseAddress(likely, part));
    try {
      const { taskId: found } = await staffCall('staffCaseClaimNext', { body: part });
      if (found === likely) return reload();
      if (found === null) showMessage('info', '目前没有可领取的事项');
      await navigate(found === null ? queueAddress(part) : caseAddress(found, part), { replace: true });
    } catch (error) {
      const sentence = toldFailure(error);
      if (sentence !== null) showMessage('error', sentence);
    }
  }

  const decide = useAct(async ({ outcome, label, bankSerialNo }: Decision) => {
    onDeciding();
    const words = outcome === 'confirm' ? { reason: '', reasons: {} } : opinion;
    const reasons = needsWords(outcome) && outcome !== 'sendBack' ? words.reasons : {};
    const { waits } = await staffCall('staffCaseDecide', {
      body: { taskId, outcome, reason: words.reason, reasons, ...(bankSerialNo && { bankSerialNo }) },
    });
    showSuccess(waits ? `${shown.compName}：${label}，等待复审` : `${shown.compName}：${label}`);
    onDecided();
    if (!goesOn) return reload();
    setDecided(true);
    await goOn();
  }, refused);

  return {
    /** A decision is under way, or was made and the next case comes. Meanwhile the page shows the case as it was. */
    leaving: decide.busy || decided,
    decide,
    claim: useActOnCase(() => staffCall('staffCaseClaim', { body: { taskId } }), reload, refused),
    release: useActOnCase(() => staffCall('staffCaseRelease', { body: { taskId } }), reload, refused),
    askSecond: useActOnCase(
      () => staffCall('staffCaseAskSecond', { body: { taskId, wanted: !shown.twoEyes } }),
      reload,
      refused,
    ),
    prioritise: useActOnCase(
      () => staffCall('staffCasePriority', { body: { taskIds: [taskId], urgent: !shown.urgent } }),
      reload,
      refused,
    ),
    claimNext: useAct(goOn, refused),
  };
}
