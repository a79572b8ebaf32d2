import type { ReactNode } from 'react';
import type { Answer } from '../data/use-answer';
import { FailedLine } from './failed-line';
import { Failure } from './failure';
import { useSkeleton } from './use-skeleton';

interface AnswerViewProps<T> {
  answer: Answer<T>;
  skeleton: ReactNode;
  /** What it is, where a page goes on well without it: a failure is one quiet line. */
  besides?: string;
  children: (value: T) => ReactNode;
}

/** One of: nothing yet, the skeleton, the reason with 重试, the content. */
export function AnswerView<T>({ answer, skeleton, besides, children }: AnswerViewProps<T>) {
  const showsSkeleton = useSkeleton(answer.kind === 'waiting');
  if (showsSkeleton)
    return (
      <div role="status" aria-label="加载中">
        {skeleton}
      </div>
    );
  if (answer.kind === 'failed' && besides) return <FailedLine what={besides} onRetry={answer.retry} />;
  if (answer.kind === 'failed') return <Failure error={answer.error} onRetry={answer.retry} />;
  const value = answer.kind === 'ready' ? answer.value : answer.previous;
  if (value === undefined) return null;
  return <div aria-busy={answer.kind === 'waiting'}>{children(value)}</div>;
}
