import { useAnswer } from '@portal/shared/api';
import { EmptyPanel, ErrorPanel, LoadingArea, TextSkeleton } from '@portal/shared/ui';
import { Pagination } from '@portal/shared/ui/data';
import { useState } from 'react';
import { ReviewCard } from './review-card';
import styles from './review-list.module.css';

const pageSize = 10;

interface ReviewListProps {
  /** The reviewer has decided one application. */
  onDecided: () => void;
}

/** The applications that wait for the company's own reviewer, page by page. */
export function ReviewList({ onDecided }: ReviewListProps) {
  const [pageNum, setPageNum] = useState(1);
  const [version, setVersion] = useState(0);
  const { value, error, retry } = useAnswer('productReviewList', { body: { pageNum, pageSize } }, version);

  function decided() {
    setPageNum(1);
    setVersion((current) => current + 1);
    onDecided();
  }

  if (error && !value) return <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />;
  return (
    <LoadingArea loading={!value} skeleton={<TextSkeleton lines={6} />}>
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
  );
}
