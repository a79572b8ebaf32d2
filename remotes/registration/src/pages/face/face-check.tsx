import { ApiError, call } from '@portal/shared/api';
import { consentText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { formatMinutes } from '@portal/shared/format';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSecondsLeft } from '../../polling/use-seconds-left';
import { Agreement } from './agreement';
import { FaceOval } from './face-oval';
import { deadLink } from './face-steps';
import styles from './page.module.css';
import { waitForResult } from './wait-for-result';

interface FaceCheckProps {
  ticket: string;
  info: CallReply<'faceInfo'>;
}

/** The check itself: the person agrees, their face is recognised, and the computer goes on. */
export function FaceCheck({ ticket, info }: FaceCheckProps) {
  const seconds = useSecondsLeft(info.expireTime);
  const [agreed, setAgreed] = useState(false);
  const [checking, setChecking] = useState(info.checking);
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(info.checking);
  const running = useRef(info.checking);
  const left = useRef(new AbortController());
  const navigate = useNavigate();

  async function finish() {
    const result = await waitForResult(ticket, left.current.signal);
    if (!result) return;
    if (result.state === 'SCANNED') window.location.assign(result.url);
    else if (result.state === 'SUCCESS') await navigate('/face-success', { replace: true });
    else {
      setOver(true);
      const failed = `人脸识别未通过：${result.reason}。请在电脑端重新获取二维码`;
      setFault(result.state === 'FAILED' ? failed : (deadLink(result.state) ?? failed));
    }
  }

  async function attempt(act: () => Promise<unknown>) {
    running.current = true;
    setChecking(true);
    setFault('');
    try {
      await act();
    } catch (error) {
      ApiError.expect(error);
      setOver(error.status === '409');
      setFault(error.msg);
    } finally {
      running.current = false;
      setChecking(false);
    }
  }

  const goOn = useEffectEvent(() => attempt(finish));
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    // The person came back to a page that has asked the provider already.
    if (info.checking) void goOn();
    return () => controller.abort();
  }, [info.checking]);

  function check(event: FormEvent) {
    event.preventDefault();
    if (running.current) return;
    if (!agreed) {
      setFault(consentText('FACE'));
      return;
    }
    void attempt(async () => {
      await call('faceSubmit', { body: { ticket, consent: true } }, { handlesErrors: true, loading: false });
      await finish();
    });
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
      {over && checking && <p role="status">正在识别……</p>}
      {!over && (
        <>
          <Agreement agreed={agreed} onChange={setAgreed} />
          <button type="submit" className={styles.start} aria-disabled={checking}>
            {checking ? '正在识别……' : '开始人脸识别'}
          </button>
          <p className={styles.left}>链接将在 {formatMinutes(seconds)}后失效，仅可使用一次</p>
        </>
      )}
    </form>
  );
}
