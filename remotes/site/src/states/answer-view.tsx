import type { Answer } from '@portal/shared/api';
import { type ReactNode, useState } from 'react';
import { failureOf, isWaiting } from './answer-state';
import { FailedLine } from './failed-line';
import { Failure } from './failure';
import { useSkeleton } from './use-skeleton';

interface AnswerViewProps<T> {
  answer: Answer<T>;
  skeleton: ReactNode;
  /** The name of the content, for a page that works without it: a failure is then one quiet line. */
  besides?: string;
  children: (value: T) => ReactNode;
}

/**
 * Shows one of these: nothing yet, the skeleton, the failure with 重试, the content. The content stays while the next is on
 * its way.
 */
export function AnswerView<T>({ answer, skeleton, besides, children }: AnswerViewProps<T>) {
  const waiting = isWaiting(answer);
  const failure = failureOf(answer);
  const showsSkeleton = useSkeleton(waiting);
  const [last, setLast] = useState(answer.value);
  const value = answer.value ?? last;
  if (value !== last) setLast(value);
  if (showsSkeleton)
    return (
      <div role="status" aria-label="加载中">
        {skeleton}
      </div>
    );
  if (failure && besides) return <FailedLine what={besides} onRetry={answer.retry} />;
  if (failure) return <Failure error={failure} onRetry={answer.retry} />;
  if (value === undefined) return null;
  return <div aria-busy={waiting}>{children(value)}</div>;
}
