import type { ReactNode } from 'react';
import { useSkeleton } from './use-skeleton';

export interface LoadingAreaProps {
  loading: boolean;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Its children, or a skeleton in their place: after 200 ms and then for at least 300 ms. */
export function LoadingArea({ loading, skeleton, children }: LoadingAreaProps) {
  const shown = useSkeleton(loading);
  if (shown) return skeleton;
  return loading ? null : children;
}
