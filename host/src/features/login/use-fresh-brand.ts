import { call } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { useEffect } from 'react';
import { reloadPage } from '../../kit/reload-page';

/** A document brings the brand; after so long it may have changed. */
const oldAfter = 3_600_000;

const texts = ['platformName', 'backgroundTitle', 'backgroundContent', 'filingsContent', 'mainSystem'] as const;

/**
 * Whoever comes to the login in a document that is older than an hour sees the brand of today: where it has changed, and
 * nothing has been typed yet, the page is loaded anew.
 */
export function useFreshBrand(typed: boolean): void {
  useEffect(() => {
    if (typed || performance.now() < oldAfter) return;
    let current = true;
    call('multiTenantInfo', { query: { url: location.host } }, { handlesErrors: true }).then(
      (now) => {
        const { tenant } = bootDocument();
        if (current && texts.some((name) => (now[name] ?? '') !== (tenant[name] ?? ''))) reloadPage();
      },
      // The brand that is there is good enough.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [typed]);
}
