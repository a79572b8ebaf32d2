import { wayOutStates } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import { Alert } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { fieldName } from '../../correction/field-names';
import type { View } from './way-out';
import styles from './way-out.module.css';

/** The platform's last answer, and the request that it is looking at. */
export function LastRequest({ view: { opinion, reasons, request, kind } }: { view: View }) {
  const found = Object.entries(reasons);
  const waiting = request?.state === 'SUBMITTED';
  if (!waiting && opinion === '' && found.length === 0) return null;
  return (
    <div className={styles.last}>
      {waiting && (
        <>
          {kind !== 'closing' && (
            <Alert type="info" showIcon role="status" title="申请正在审核，结果将以短信和站内信通知，请耐心等待。" />
          )}
          <DescriptionList
            items={[
              { label: '申请编号', value: request.requestNo, copy: request.requestNo },
              { label: '状态', value: wayOutStates[request.state] },
              { label: '提交时间', value: formatMinute(request.askedTime) },
              { label: '申请说明', value: request.reason, wide: true },
            ]}
          />
        </>
      )}
      {!waiting && (
        <Alert
          type="warning"
          showIcon
          title={`平台审核意见：${opinion || '请按以下原因修改'}`}
          description={
            found.length > 0 ? (
              <ul className={styles.reasons}>
                {found.map(([field, reason]) => (
                  <li key={field}>
                    {fieldName(field)}：{reason}
                  </li>
                ))}
              </ul>
            ) : undefined
          }
        />
      )}
    </div>
  );
}
