import { formatMinute } from '@portal/shared/format';
import { Alert } from '@portal/shared/ui';
import { DescriptionList, Timeline, timelineEntry } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import type { ChangeView } from '../../change-requests/change-state';
import { DifferenceTable } from '../../change-requests/difference-table';
import { FileList } from '../../stored-files/file-list';
import styles from './change-view.module.css';

/** A request in its present state: the wanted change, the evidence, and the result. */
export function ChangeContent({ change }: { change: ChangeView }) {
  return (
    <div className={styles.content}>
      {change.opinion && (
        <Alert
          type={change.state === 'RETURNED' ? 'warning' : 'info'}
          showIcon
          title="审核意见"
          description={change.opinion}
        />
      )}
      <Part title="申请信息">
        <DescriptionList
          columns={3}
          items={[
            { label: '申请编号', value: change.requestNo, copy: change.requestNo },
            { label: '申请人', value: change.applicant },
            { label: '创建时间', value: formatMinute(change.createTime) },
            { label: '提交时间', value: formatMinute(change.submitTime) },
            { label: '完成时间', value: formatMinute(change.finishTime) },
            { label: '变更原因', value: change.reason, wide: true },
          ]}
        />
      </Part>
      <Part title="变更内容">
        {change.differences.length > 0 ? (
          <DifferenceTable differences={change.differences} />
        ) : (
          <p className={styles.none}>尚未填写变更内容</p>
        )}
      </Part>
      <Part title="证明材料">
        {change.files.length > 0 ? (
          <FileList label="证明材料" files={change.files} />
        ) : (
          <p className={styles.none}>未上传证明材料</p>
        )}
      </Part>
      <Part title="办理进度">
        {change.timeline.length > 0 ? (
          <Timeline entries={change.timeline.map(timelineEntry)} />
        ) : (
          <p className={styles.none}>尚未提交</p>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
