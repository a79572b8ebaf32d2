import type { ReactNode } from 'react';
import type { Answer } from '../data/use-answer';
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

/** Shows one of these: nothing yet, the skeleton, the failure with 重试, the content. */
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
