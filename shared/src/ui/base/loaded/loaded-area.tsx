import type { ReactNode } from 'react';
import { describeError } from '../panel/describe-error';
import { ErrorPanel } from '../panel/error-panel';
import { NoPermissionPanel } from '../panel/no-permission-panel';
import { LoadingArea } from '../skeleton/loading-area';
import type { Loaded } from './use-loaded';

export interface LoadedAreaProps<T> {
  loaded: Loaded<T>;
  /** It has the shape of the content that comes. */
  skeleton: ReactNode;
  /** Another panel for some errors, e.g. if the thing does not exist; null for the usual panel. */
  failed?: (error: unknown) => ReactNode;
  children: (value: T) => ReactNode;
}

/** The status of a thing that the person may not see: asking again would not help. */
const notAllowed = '443';

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof Error && 'status' in error && error.status === notAllowed) {
    return <NoPermissionPanel title={error.message} />;
  }
  return <ErrorPanel {...describeError(error)} onRetry={onRetry} />;
}

/** Shows a skeleton, an error with a retry, or the loaded content. */
export function LoadedArea<T>({ loaded, skeleton, failed, children }: LoadedAreaProps<T>) {
  const { state, value, error, reload } = loaded;
  return (
    <LoadingArea loading={state === 'loading'} skeleton={skeleton}>
      {state === 'failed' && (failed?.(error) ?? <Failure error={error} onRetry={reload} />)}
      {state !== 'failed' && value !== undefined && children(value)}
    </LoadingArea>
  );
}
