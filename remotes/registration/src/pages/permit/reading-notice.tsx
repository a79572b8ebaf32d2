import { Alert, Button } from '@portal/shared/ui';
import type { Ref } from 'react';
import { fieldName } from '../../correction/field-names';
import styles from './reading-notice.module.css';

interface ReadingNoticeProps {
  reading: boolean;
  unconfirmed: readonly string[];
  onConfirm: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The notice on the values read from the licence. It stays until somebody has looked at them. */
export function ReadingNotice({ reading, unconfirmed, onConfirm, ref }: ReadingNoticeProps) {
  if (reading) return <Alert type="info" showIcon role="status" title="正在识别营业执照……" />;
  if (unconfirmed.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <Alert
        type="warning"
        showIcon
        role="status"
        title={`以下 ${unconfirmed.length} 项由营业执照识别，请核对`}
        description={unconfirmed.map(fieldName).join('、')}
        action={<Button onClick={onConfirm}>已核对无误</Button>}
      />
    </div>
  );
}
