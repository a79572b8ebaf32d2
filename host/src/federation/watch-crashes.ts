import type { BootDocument } from '@portal/shared/boot';

/** Hears the errors that nobody caught. The code that reports them loads only then: most pages never need it. */
export function watchCrashes(boot: BootDocument): void {
  const told = new Set<string>();
  const tell = (event: ErrorEvent | PromiseRejectionEvent) => {
    import('./crash-report').then(
      ({ tellCrash }) => tellCrash(boot, told, event),
      // The page goes on, whether the report succeeds or not.
      () => undefined,
    );
  };
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}
