import { useAnswer } from '@portal/shared/api';
import { EmptyPanel, ErrorPanel, LoadingArea, TextSkeleton } from '@portal/shared/ui';
import { Pagination } from '@portal/shared/ui/data';
import { SidePanel } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { ReviewCard } from './review-card';
import styles from './review-panel.module.css';

const pageSize = 10;

interface ReviewPanelProps {
  open: boolean;
  onClose: () => void;
  /** One was decided. */
  onDecided: () => void;
  afterClose: () => void;
}

/** The applications of this company that wait for its own reviewer. */
export function ReviewPanel({ open, onClose, onDecided, afterClose }: ReviewPanelProps) {
  const [pageNum, setPageNum] = useState(1);
  const [version, setVersion] = useState(0);
  const { value, error, retry } = useAnswer('productReviewList', { body: { pageNum, pageSize } }, version);

  function decided() {
    setPageNum(1);
    setVersion((current) => current + 1);
    onDecided();
  }

  return (
    <SidePanel open={open} title="待复核的开通申请" onClose={onClose} afterClose={afterClose}>
      {error && !value && <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />}
      <LoadingArea loading={!value && !error} skeleton={<TextSkeleton lines={6} />}>
        {value?.total === 0 && <EmptyPanel title="没有待复核的申请" />}
        <ul className={styles.list}>
          {value?.rows.map((application) => (
            <li key={application.applyNo}>
              <ReviewCard application={application} onDecided={decided} />
            </li>
          ))}
        </ul>
        {value && value.total > pageSize && (
          <Pagination
            label="待复核的开通申请"
            page={pageNum}
            pageSize={pageSize}
            pageSizes={[pageSize]}
            total={value.total}
            onChange={setPageNum}
          />
        )}
      </LoadingArea>
    </SidePanel>
  );
}
