import { useAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { ErrorPanel, LoadingArea, TextSkeleton } from '@portal/shared/ui';
import { DescriptionList, SidePanel, Timeline, timelineEntry } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import styles from './progress-panel.module.css';

interface ProgressPanelProps {
  productCode: string;
  productName: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** The person's actions on the application, e.g. 撤回. */
  footer: ReactNode;
}

/** The progress of an application. */
export function ProgressPanel({ productCode, productName, open, onClose, afterClose, footer }: ProgressPanelProps) {
  const { value, error, retry } = useAnswer('productProgress', { body: { productCode } }, useMessageVersion());
  return (
    <SidePanel open={open} title={`${productName}开通进度`} onClose={onClose} afterClose={afterClose} footer={footer}>
      {error && !value && <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />}
      <LoadingArea loading={!value && !error} skeleton={<TextSkeleton lines={5} />}>
        {value && (
          <div className={styles.progress}>
            <DescriptionList items={[{ label: '申请编号', value: value.requestNo, copy: value.requestNo }]} />
            <Timeline entries={value.timeline.map(timelineEntry)} />
          </div>
        )}
      </LoadingArea>
    </SidePanel>
  );
}
