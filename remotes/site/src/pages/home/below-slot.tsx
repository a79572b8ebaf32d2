import { Component, lazy, Suspense } from 'react';
import { FailedLine } from '../../states/failed-line';
import { Waiting } from './waiting';

const load = () => lazy(() => import('./below/below').then(({ Below }) => ({ default: Below })));

/**
 * The place of everything below the hero. It needs the platform's answers: its code and the api client come after the
 * page has been painted, as they would double the load of a first visit.
 */
export class BelowSlot extends Component<object, { Below: ReturnType<typeof load>; failed: boolean }> {
  override state = { Below: load(), failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #again = () => this.setState({ Below: load(), failed: false });

  override render() {
    const { Below, failed } = this.state;
    if (failed) return <FailedLine what="内容" onRetry={this.#again} />;
    return (
      <Suspense fallback={<Waiting />}>
        <Below />
      </Suspense>
    );
  }
}
