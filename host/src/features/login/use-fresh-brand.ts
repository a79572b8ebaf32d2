import { call } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { useEffect } from 'react';
import { reloadPage } from '../../kit/reload-page';

/** A document brings the brand; after this time the brand may have changed. */
const oldAfter = 3_600_000;

const texts = ['platformName', 'backgroundTitle', 'backgroundContent', 'filingsContent', 'mainSystem'] as const;

/**
 * A person who comes to the login in a document older than an hour sees today's brand: if it has changed, and nothing
 * is typed yet, the page is loaded again.
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
      // Without an answer the present brand is good enough.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [typed]);
}
