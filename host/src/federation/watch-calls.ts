import { onFailedCall } from '@portal/shared/api';
import type { BootDocument } from '@portal/shared/boot';
import type { ShownRoute } from './route-pattern';

/** Hears of the calls that fail. The code that reports them loads only then. */
export function watchCalls(boot: BootDocument, routesNow: () => readonly ShownRoute[]): void {
  const watch = { boot, told: 0 };
  onFailedCall((failed) => {
    const routes = routesNow();
    import('./call-report').then(
      ({ tellCall }) => tellCall(watch, failed, routes),
      // The page goes on, whether the report succeeds or not.
      () => undefined,
    );
  });
}
