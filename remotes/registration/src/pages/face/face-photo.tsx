import { ApiError, call } from '@portal/shared/api';
import { consentText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { formatMinutes } from '@portal/shared/format';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from '../../polling/use-seconds-left';
import { Agreement } from './agreement';
import styles from './page.module.css';

interface FacePhotoProps {
  ticket: string;
  info: CallReply<'faceInfo'>;
}

/** Without face recognition: the legal person takes a photo with the identity card, and a reviewer compares it. */
export function FacePhoto({ ticket, info }: FacePhotoProps) {
  const seconds = useSecondsLeft(info.expireTime);
  const [agreed, setAgreed] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const [sent, setSent] = useState(false);
  const [shown, setShown] = useState('');
  const running = useRef(false);

  useEffect(() => {
    if (!photo) return;
    const address = URL.createObjectURL(photo);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (running.current) return;
    if (!photo || !agreed) {
      setFault(photo ? consentText('FACE') : '请先拍摄或选择照片');
      return;
    }
    running.current = true;
    setSending(true);
    setFault('');
    try {
      const query = { ticket, consent: 'true' } as const;
      await call('facePhoto', { query, file: photo }, { handlesErrors: true, loading: false });
      setSent(true);
    } catch (error) {
      ApiError.expect(error);
      setFault(error.msg);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  if (sent)
    return (
      <p role="status" className={styles.reason}>
        照片已提交，平台将在 1 个工作日内人工审核。请返回电脑端查看进度。
      </p>
    );
  return (
    <form className={styles.form} onSubmit={send}>
      <p className={styles.purpose}>用于：{info.purposeText}</p>
      <ul className={styles.hints}>
        <li>请法定代表人本人手持身份证人像面，面部与证件同时入镜</li>
        <li>保持光线充足，证件上的文字清晰可见</li>
        <li>照片仅供本次人工比对，审核完成后立即删除</li>
      </ul>
      {shown && <img className={styles.photo} src={shown} alt="已选择的照片" />}
      <label className={styles.pick}>
        <input
          type="file"
          accept="image/jpeg,image/png"
          capture="user"
          onChange={(event) => setPhoto(event.target.files?.[0] ?? null)}
        />
        <span>{photo ? '重新拍摄' : '拍摄或选择照片'}</span>
      </label>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <Agreement agreed={agreed} onChange={setAgreed} />
      <button type="submit" className={styles.start} aria-disabled={sending}>
        {sending ? '正在提交……' : '提交照片'}
      </button>
      <p className={styles.left}>链接将在 {formatMinutes(seconds)}后失效，仅可使用一次</p>
    </form>
  );
}
