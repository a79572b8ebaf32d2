import { isFailedCall } from '@portal/shared/api';
import type { BootDocument } from '@portal/shared/boot';
import type { RootOptions } from 'react-dom/client';
import type { CrashWatch, Trouble } from './crash-report';
import { followEvents, slotOfEvent } from './event-slot';
import { RemoteError } from './remote-error';
import type { ShownRoute } from './route-pattern';
import { rememberTimers, timerPlaceOf } from './timer-places';

export type TellTrouble = (trouble: Trouble) => void;

/** What React was drawing when it came upon an error. */
const drawn = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function troubleOf(boot: BootDocument, event: ErrorEvent | PromiseRejectionEvent): Trouble | undefined {
  // What a page throws by itself is told as it is. A failure card comes by as an error and says its number.
  // A call that failed is told as that, with its owner: the page that did not catch it has not failed by itself.
  if (!(event instanceof ErrorEvent)) {
    const { reason } = event;
    return reason instanceof RemoteError || isFailedCall(reason) ? undefined : { kind: 'rejection', thrown: reason };
  }
  const thrown: unknown = event.error;
  if (thrown instanceof RemoteError) {
    const { fault, slot, cause } = thrown;
    const behind = isObject(cause) ? drawn.get(cause) : undefined;
    return { kind: fault === 'render' ? 'render' : 'load', thrown: cause, slot, behind, card: thrown };
  }
  const place = event.filename && `${event.filename}:${event.lineno}:${event.colno}`;
  return { kind: 'error', thrown, place, behind: timerPlaceOf(thrown), slot: slotOfEvent(boot) };
}

/**
 * Hears the errors that nobody caught. Returns a function that tells other trouble too. The code that reports it loads
 * only then: most pages never need it.
 */
export function watchCrashes(boot: BootDocument, routesNow: () => readonly ShownRoute[] = () => []): TellTrouble {
  const watch: CrashWatch = { boot, told: new Map() };
  const tell: TellTrouble = (trouble) => {
    const routes = routesNow();
    import('./crash-report').then(
      ({ tellTrouble }) => tellTrouble(watch, trouble, routes),
      // The page goes on, whether the report succeeds or not.
      () => undefined,
    );
  };
  const hear = (event: ErrorEvent | PromiseRejectionEvent) => {
    const trouble = troubleOf(boot, event);
    if (trouble) tell(trouble);
  };
  rememberTimers();
  followEvents();
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  return tell;
}

function sayInConsole(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React says it there if nobody hears it
  console.error(error);
}

/** What React hears of errors that never reach the window. */
export function reactOptions(tell: TellTrouble): RootOptions {
  return {
    onCaughtError(error, { componentStack }) {
      sayInConsole(error);
      if (isObject(error)) drawn.set(error, componentStack ?? '');
    },
    onRecoverableError(error, { componentStack }) {
      sayInConsole(error);
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      tell({ kind: 'recovered', thrown: cause, behind: componentStack });
    },
  };
}
