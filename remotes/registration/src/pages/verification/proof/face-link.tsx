import { ApiError } from '@portal/shared/api';
import { formatMinutes } from '@portal/shared/format';
import { Alert, Button, CopyButton, showMessage } from '@portal/shared/ui';
import { QrCode } from '@portal/shared/ui/qr-code';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSecondsLeft } from '../../../polling/use-seconds-left';
import type { Face } from './face-way';
import styles from './proof-card.module.css';

interface FaceLinkProps {
  face: Face;
  scanned: boolean;
  /** Known only where it was made: a page that was loaded anew makes another. */
  link: string;
  onAgain: (sendSms: boolean) => Promise<void>;
  /** The link's time is over. */
  onOver: () => Promise<void>;
}

/** The one-time link as a QR code, for as long as it holds. */
export function FaceLink({ face, scanned, link, onAgain, onOver }: FaceLinkProps) {
  const seconds = useSecondsLeft(face.expireTime);
  const [asking, setAsking] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (seconds === 0) void over().catch(() => undefined);
  }, [seconds]);

  async function again() {
    setAsking(true);
    try {
      await onAgain(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showMessage('warning', error.msg);
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={styles.link}>
      {link && <QrCode value={link} label="请法定代表人使用手机扫码" size={168} />}
      <div className={styles.guide}>
        <Alert
          type={scanned ? 'success' : 'info'}
          showIcon
          role="status"
          title={scanned ? '已扫码，请在手机上完成人脸识别' : '待扫码'}
        />
        {link ? (
          <ol>
            <li>法定代表人本人使用手机扫描二维码</li>
            <li>按照手机页面提示完成人脸识别</li>
            <li>完成后本页面会自动更新</li>
          </ol>
        ) : (
          <p>认证链接仅在生成时显示一次。如未打开过链接，请重新获取二维码。</p>
        )}
        <p>
          链接将在 <strong>{formatMinutes(seconds)}</strong> 后失效，仅可使用一次。
        </p>
        <div className={styles.actions}>
          {link && <CopyButton text={link} label="认证链接" />}
          <Button loading={asking} onClick={again}>
            重新获取二维码
          </Button>
        </div>
      </div>
    </div>
  );
}
