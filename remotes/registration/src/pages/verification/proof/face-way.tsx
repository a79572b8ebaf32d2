import { call } from '@portal/shared/api';
import type { FaceState } from '@portal/shared/contract';
import { Alert, LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { useState } from 'react';
import { FaceLink } from './face-link';
import { FaceStart } from './face-start';
import styles from './proof-card.module.css';

interface FaceWayProps {
  /** The last state that the page's polling saw. */
  state: FaceState;
  /** The legal person's data are saved: the server knows whose face to check. */
  named: boolean;
  onChanged: () => Promise<void>;
}

/** The legal person's face check on a phone: the link is shown here, and the phone does the rest. */
export function FaceWay({ state, named, onChanged }: FaceWayProps) {
  // Asked again at each new state: only this answer has the reason of a failure and the tries left.
  const loaded = useLoaded(
    (signal) => call('faceState', { body: { purpose: 'registration' } }, { signal, handlesErrors: true }),
    state,
  );
  const [link, setLink] = useState('');

  if (!named) return <Alert type="info" showIcon title="请先保存法人信息，再进行身份核验" />;

  async function start(sendSms: boolean) {
    const body = { purpose: 'registration', sendSms, consent: true } as const;
    const face = await call('faceStart', { body }, { handlesErrors: true });
    setLink(face.url);
    loaded.replace(face);
    await onChanged();
  }

  return (
    <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={4} />}>
      {(face) =>
        state === 'WAITING' || state === 'SCANNED' ? (
          <FaceLink face={face} scanned={state === 'SCANNED'} link={link} onAgain={start} onOver={onChanged} />
        ) : (
          <div className={styles.panel}>
            {state === 'REVIEWING' && (
              <Alert type="info" showIcon title="法定代表人照片正在人工审核，结果将以短信和站内信通知" />
            )}
            {state === 'FAILED' && <Alert type="error" showIcon title={`身份核验未通过：${face.reason}`} />}
            {state === 'EXPIRED' && <Alert type="warning" showIcon title="上一次的认证链接已失效，请重新发起" />}
            {state !== 'REVIEWING' && <FaceStart remainTimes={face.remainTimes} onStart={start} />}
          </div>
        )
      }
    </LoadedArea>
  );
}
