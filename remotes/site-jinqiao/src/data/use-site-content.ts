import { bootDocument } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { useEffect, useState } from 'react';

type Content = CallReply<'siteContent'>;

/** For the time of a visit. */
let asked: Promise<Content> | undefined;
let known: Content | undefined;

const given = () => bootDocument().answers?.[JSON.stringify(['siteContent', {}])]?.value as Content | undefined;

async function ask(): Promise<Content> {
  const { call } = await import('@portal/shared/api');
  known = await call('siteContent', {}, { handlesErrors: true });
  return known;
}

/**
 * The site's words about 金桥. Parts that are on the page from the beginning show it without waiting for the api client:
 * the document brings it along. Undefined: it is on its way. Null: it does not come.
 */
export function useSiteContent(): Content | null | undefined {
  const [content, setContent] = useState<Content | null | undefined>(() => known ?? given());
  const waiting = content === undefined;
  useEffect(() => {
    if (!waiting) return;
    let current = true;
    asked ??= ask();
    asked.then(
      (value) => {
        if (current) setContent(value);
      },
      // The page is complete without it, and the next page asks again.
      () => {
        asked = undefined;
        if (current) setContent(null);
      },
    );
    return () => {
      current = false;
    };
  }, [waiting]);
  return content;
}
