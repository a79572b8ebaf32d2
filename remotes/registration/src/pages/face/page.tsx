import { ApiError, call } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { proofWays } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeadEnd } from './dead-end';
import { FaceCheck } from './face-check';
import { deadLink } from './face-steps';
import styles from './page.module.css';

type Info = CallReply<'faceInfo'>;
type Outcome = { readonly info: Info } | { readonly fault: string; readonly retry: boolean };

/** What the link is for. A link that nobody knows is a fault that trying again does not mend. */
async function ask(ticket: string, signal: AbortSignal): Promise<Outcome> {
  try {
    return { info: await call('faceInfo', { body: { ticket } }, { signal, handlesErrors: true }) };
  } catch (error) {
    ApiError.expect(error);
    return { fault: error.msg, retry: error.kind !== 'refused' };
  }
}

/**
 * The phone's page: no session, a one-time ticket in the address. Plain markup and no antd, since a phone on a mobile
 * network opens it once.
 */
export function Component() {
  const { tenant } = bootDocument();
  const [query] = useSearchParams();
  const ticket = query.get('ticket') ?? '';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    const controller = new AbortController();
    void ask(ticket, controller.signal).then((answer) => !controller.signal.aborted && setOutcome(answer));
    return () => controller.abort();
  }, [ticket, round]);

  return (
    <div className={styles.phone}>
      <header className={styles.header}>
        {tenant.companyLogo && <img src={tenant.companyLogo} alt="" width="28" height="28" />}
        {tenant.platformName}
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{proofWays.face}</h1>
        {outcome === null && <p role="status">正在打开认证链接……</p>}
        {outcome && 'fault' in outcome && (
          <DeadEnd text={outcome.fault}>
            {outcome.retry ? (
              <button type="button" className={styles.again} onClick={() => setRound(round + 1)}>
                重试
              </button>
            ) : (
              <p className={styles.hint}>请在电脑端重新获取二维码，再用手机扫码打开。</p>
            )}
          </DeadEnd>
        )}
        {outcome && 'info' in outcome && <Check ticket={ticket} info={outcome.info} />}
      </main>
    </div>
  );
}

function Check({ ticket, info }: { ticket: string; info: Info }) {
  const dead = deadLink(info.state);
  if (dead !== null) return <DeadEnd text={dead} />;
  return <FaceCheck ticket={ticket} info={info} />;
}
