import { ApiError } from '@portal/shared/api';
import { consentAddress, consents, consentText, proofWays } from '@portal/shared/codes';
import { faceStates } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import { Alert, Button, Checkbox, unhandledSentence } from '@portal/shared/ui';
import { QrCode } from '@portal/shared/ui/qr-code';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Proof } from './draft';
import styles from './face-verification.module.css';
import { prove } from './prove';
import { useFaceCheck } from './use-face-check';

interface FaceVerificationProps {
  onProven: (proof: Proof) => void;
}

/** The legal person proves it with their face: they scan the picture, or open the link on a phone. */
export function FaceVerification({ onProven }: FaceVerificationProps) {
  const [consent, setConsent] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { face, fault, busy, waiting, start } = useFaceCheck(async (proof) => {
    try {
      onProven(await prove('face', proof));
    } catch (error) {
      ApiError.expect(error);
      setComplaint(unhandledSentence(error));
    }
  });

  function begin(sendSms: boolean) {
    if (!consent) {
      setComplaint(consentText('FACE'));
      return;
    }
    setComplaint(null);
    void start(sendSms);
  }

  return (
    <div className={styles.face}>
      {face?.state === 'REVIEWING' ? (
        <Alert type="info" showIcon role="status" title="法定代表人照片正在人工审核，审核通过后本页面自动继续" />
      ) : waiting && face ? (
        <>
          <p role="status">
            {faceStates[face.state]}，请法定代表人使用手机扫码完成身份核验
            {face.expireTime && `，${formatMinute(face.expireTime)} 前有效`}。
          </p>
          <QrCode value={face.url} label={`扫码完成${proofWays.face}`} />
        </>
      ) : (
        <>
          {face && face.state !== 'NONE' && (
            <Alert
              type={face.state === 'SUCCESS' ? 'success' : 'warning'}
              showIcon
              role="status"
              title={`${faceStates[face.state]}${face.reason && `：${face.reason}`}`}
              description={face.state === 'SUCCESS' ? undefined : `今日还可尝试 ${face.remainTimes} 次。`}
            />
          )}
          <p className={styles.rules}>人脸信息属于敏感个人信息，仅用于本次核验法定代表人身份，核验完成后立即删除。</p>
          <Checkbox checked={consent} onChange={({ target }) => setConsent(target.checked)}>
            法定代表人已阅读并同意
            <Link to={consentAddress('FACE')} target="_blank">
              《{consents.FACE}》
            </Link>
          </Checkbox>
        </>
      )}
      {(complaint ?? fault) && <Alert type="warning" showIcon title={complaint ?? fault} />}
      <div className={styles.buttons}>
        {!waiting && (
          <Button type="primary" loading={busy} onClick={() => begin(false)}>
            {face && face.state !== 'NONE' ? '重新发起' : '生成二维码'}
          </Button>
        )}
        {face?.state !== 'REVIEWING' && (
          <Button loading={busy} onClick={() => begin(true)}>
            短信发送链接
          </Button>
        )}
      </div>
    </div>
  );
}
