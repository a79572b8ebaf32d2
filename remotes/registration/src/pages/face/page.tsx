import { useAnswer } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { proofWays } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { useSearchParams } from 'react-router-dom';
import { DeadEnd } from './dead-end';
import { FaceCheck } from './face-check';
import { FacePhoto } from './face-photo';
import { deadLink } from './face-steps';
import styles from './page.module.css';

type Info = CallReply<'faceInfo'>;

/**
 * The phone's page: no session, a one-time ticket in the address. It uses plain markup and no antd, as a phone on a
 * mobile network opens it only once.
 */
export function Component() {
  const { tenant } = bootDocument();
  const [query] = useSearchParams();
  const ticket = query.get('ticket') ?? '';
  const { value: info, error, retry } = useAnswer('faceInfo', { body: { ticket } });

  return (
    <div className={styles.phone}>
      <header className={styles.header}>
        {tenant.companyLogo && <img src={tenant.companyLogo} alt="" width="28" height="28" />}
        {tenant.platformName}
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{proofWays.face}</h1>
        {!info && !error && <p role="status">正在打开认证链接……</p>}
        {error && (
          <DeadEnd text={error.msg}>
            {/* If the server does not know the link, another try does not help. */}
            {error.kind !== 'refused' ? (
              <button type="button" className={styles.again} onClick={retry}>
                重试
              </button>
            ) : (
              <p className={styles.hint}>请在电脑端重新获取二维码，再用手机扫码打开。</p>
            )}
          </DeadEnd>
        )}
        {info && <Check ticket={ticket} info={info} />}
      </main>
    </div>
  );
}

function Check({ ticket, info }: { ticket: string; info: Info }) {
  const dead = deadLink(info.state);
  if (dead !== null) return <DeadEnd text={dead} />;
  return info.way === 'photo' ? <FacePhoto ticket={ticket} info={info} /> : <FaceCheck ticket={ticket} info={info} />;
}
