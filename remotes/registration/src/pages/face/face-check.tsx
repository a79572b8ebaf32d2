import { ApiError, call } from '@portal/shared/api';
import { consentText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { formatMinutes } from '@portal/shared/format';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsentLink } from '../../forms/consent-link';
import { useSecondsLeft } from '../../polling/use-seconds-left';
import { FaceOval } from './face-oval';
import styles from './page.module.css';

interface FaceCheckProps {
  ticket: string;
  info: CallReply<'faceInfo'>;
}

/** The check itself: the person agrees, their face is recognised, and the computer goes on. */
export function FaceCheck({ ticket, info }: FaceCheckProps) {
  const seconds = useSecondsLeft(info.expireTime);
  const [agreed, setAgreed] = useState(false);
  const [checking, setChecking] = useState(false);
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(false);
  const running = useRef(false);
  const navigate = useNavigate();

  async function check(event: FormEvent) {
    event.preventDefault();
    if (running.current) return;
    if (!agreed) {
      setFault(consentText('FACE'));
      return;
    }
    running.current = true;
    setChecking(true);
    setFault('');
    try {
      const body = { ticket, consent: true } as const;
      const { state, reason } = await call('faceSubmit', { body }, { handlesErrors: true, loading: false });
      if (state === 'SUCCESS') {
        await navigate('/face-success', { replace: true });
        return;
      }
      setOver(true);
      setFault(`人脸识别未通过：${reason}。请在电脑端重新获取二维码`);
    } catch (error) {
      ApiError.expect(error);
      setOver(error.status === '409');
      setFault(error.msg);
    } finally {
      running.current = false;
      setChecking(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={check}>
      <p className={styles.purpose}>用于：{info.purposeText}</p>
      <FaceOval scanning={checking} />
      <ul className={styles.hints}>
        <li>请由法定代表人本人操作</li>
        <li>保持光线充足，正对屏幕，不要遮挡面部</li>
      </ul>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {!over && (
        <>
          <label className={styles.consent}>
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
            <span>
              我已阅读并同意
              <ConsentLink consent="FACE" />
            </span>
          </label>
          <button type="submit" className={styles.start} aria-disabled={checking}>
            {checking ? '正在识别……' : '开始人脸识别'}
          </button>
          <p className={styles.left}>链接将在 {formatMinutes(seconds)}后失效，仅可使用一次</p>
        </>
      )}
    </form>
  );
}
