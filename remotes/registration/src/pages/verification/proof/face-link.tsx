import { ApiError } from '@portal/shared/api';
import { type CallReply, faceStates } from '@portal/shared/contract';
import { formatClock } from '@portal/shared/format';
import { Button, CopyButton, showMessage } from '@portal/shared/ui';
import { QrCode } from '@portal/shared/ui/qr-code';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSecondsLeft } from '../../../polling/use-seconds-left';
import styles from './proof-card.module.css';

interface FaceLinkProps {
  face: CallReply<'faceState'>;
  scanned: boolean;
  /** Known only on the page that made it: a page that is loaded again makes another. */
  link: string;
  onAgain: (sendSms: boolean) => Promise<void>;
  /** The link has expired. */
  onOver: () => Promise<void>;
}

/** The one-time link as a QR code, as long as the link is valid. */
export function FaceLink({ face, scanned, link, onAgain, onOver }: FaceLinkProps) {
  const byPhoto = face.way === 'photo';
  const seconds = useSecondsLeft(face.expireTime);
  const [asking, setAsking] = useState<'code' | 'sms' | null>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (seconds === 0) void over().catch(() => undefined);
  }, [seconds]);

  async function again(how: 'code' | 'sms') {
    setAsking(how);
    try {
      await onAgain(how === 'sms');
      if (how === 'sms') showMessage('success', '新的认证链接已发送到管理员手机，此前的链接已失效');
    } catch (error) {
      ApiError.expect(error);
      showMessage('warning', error.msg);
    } finally {
      setAsking(null);
    }
  }

  return (
    <div className={styles.link}>
      <div className={styles.code}>
        {link ? (
          <QrCode value={link} label="请法定代表人使用手机扫码" size={168} />
        ) : (
          <p className={styles.lost}>二维码仅在生成时显示一次，请重新获取</p>
        )}
      </div>
      <div className={styles.guide}>
        <p className={styles.state} data-scanned={scanned}>
          <span role="status">{faceStates[scanned ? 'SCANNED' : 'WAITING']}</span>
          <span className={styles.left} role="timer" aria-label="剩余有效时间">
            {formatClock(seconds)}
          </span>
        </p>
        {scanned ? (
          <p className={styles.hint}>已扫码，请在手机上{byPhoto ? '提交照片' : '完成人脸识别'}</p>
        ) : (
          <ol>
            <li>法定代表人本人使用手机扫描二维码</li>
            <li>阅读并同意人脸信息处理规则，按提示{byPhoto ? '拍摄手持身份证的照片' : '完成识别'}</li>
            <li>完成后本页面会自动更新，请勿关闭</li>
          </ol>
        )}
        <div className={styles.actions}>
          {link && <CopyButton text={link} label="链接" worded />}
          <Button size="middle" loading={asking === 'sms'} disabled={asking === 'code'} onClick={() => again('sms')}>
            短信发送链接
          </Button>
          <Button size="middle" loading={asking === 'code'} disabled={asking === 'sms'} onClick={() => again('code')}>
            重新获取二维码
          </Button>
        </div>
        <p className={styles.hint}>链接仅可使用一次，重新获取或发送后，此前的链接失效。</p>
      </div>
    </div>
  );
}
