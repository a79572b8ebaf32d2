import type { BootDocument } from '@portal/shared/boot';
import type { CrashWatch, ShownRoute } from './crash-report';

/** Hears the errors that nobody caught. The code that reports them loads only then: most pages never need it. */
export function watchCrashes(boot: BootDocument, routesNow: () => readonly ShownRoute[] = () => []): void {
  const watch: CrashWatch = { boot, told: new Map() };
  const tell = (event: ErrorEvent | PromiseRejectionEvent) => {
    const routes = routesNow();
    import('./crash-report').then(
      ({ tellCrash }) => tellCrash(watch, event, routes),
      // The page goes on, whether the report succeeds or not.
      () => undefined,
    );
  };
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}
