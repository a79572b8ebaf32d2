import type { BootDocument } from '@portal/shared/boot';

/** Hears what nobody caught. What is done with it comes only then: most pages never need it. */
export function watchCrashes(boot: BootDocument): void {
  const told = new Set<string>();
  const tell = (event: ErrorEvent | PromiseRejectionEvent) => {
    import('./crash-report').then(
      ({ tellCrash }) => tellCrash(boot, told, event),
      // Told or not, the page goes on.
      () => undefined,
    );
  };
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}
