import { useRevalidator, useRouteError } from 'react-router-dom';
import { RemoteError } from '../federation/remote-error';
import { FailureCard } from './failure-card';

/** Route error boundary of a slot: it catches errors of a page on screen, and the frame around the page stays. */
export function partErrorBoundary(slot: string, build: string) {
  return function PartErrorBoundary() {
    const thrown = useRouteError();
    const { revalidate } = useRevalidator();
    const error = thrown instanceof RemoteError ? thrown : new RemoteError('render', slot, build, thrown);
    return <FailureCard error={error} onRetry={() => void revalidate()} />;
  };
}
