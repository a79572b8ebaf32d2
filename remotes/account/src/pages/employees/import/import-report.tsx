import type { CallReply } from '@portal/shared/contract';
import { Alert, Button, Checkbox, DialogFoot, StatusTag } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './import-report.module.css';

export type Report = CallReply<'employeeImport'>;

interface ImportReportProps {
  report: Report;
  onAgain: () => void;
  onClose: () => void;
}

const results = {
  ok: { label: '成功', colorClass: 'green' },
  failed: { label: '失败', colorClass: 'red' },
} as const;

/** The result of each row of the file, by its line. */
export function ImportReport({ report, onAgain, onClose }: ImportReportProps) {
  const anyFailed = report.failed > 0;
  const [failedOnly, setFailedOnly] = useState(anyFailed);
  const rows = failedOnly ? report.rows.filter(({ ok }) => !ok) : report.rows;
  return (
    <>
      <Alert
        role="status"
        type={anyFailed ? 'warning' : 'success'}
        showIcon
        title={`成功邀请 ${report.added} 人，失败 ${report.failed} 行`}
        description={anyFailed && '请按说明修改失败的行，只保留这些行后重新导入。'}
      />
      {anyFailed && (
        <Checkbox
          className={styles.filter ?? ''}
          checked={failedOnly}
          onChange={({ target }) => setFailedOnly(target.checked)}
        >
          仅看失败的行
        </Checkbox>
      )}
      <table className={styles.table} aria-label="导入结果">
        <thead>
          <tr>
            <th scope="col">行号</th>
            <th scope="col">姓名</th>
            <th scope="col">结果</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, userName, ok, msg }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{userName}</td>
              <td>
                <StatusTag entry={ok ? results.ok : results.failed} />
              </td>
              <td>{msg}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.end}>
        <DialogFoot>
          {anyFailed && <Button onClick={onAgain}>重新导入</Button>}
          <Button type="primary" onClick={onClose}>
            完成
          </Button>
        </DialogFoot>
      </div>
    </>
  );
}
