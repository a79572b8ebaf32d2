import { bootDocument } from '@portal/shared/boot';
import { useEffect } from 'react';

function descriptionElement(): HTMLMetaElement {
  const present = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (present) return present;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}

/** The page's description for search engines and link previews, as long as the page is shown. */
export function useDescription(text: string): void {
  useEffect(() => {
    const meta = descriptionElement();
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}

/** Sets a title that depends on the page's loaded content. Without it the route's own title stays. */
export function useContentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    let shown = true;
    // The frame sets the route's title after this effect, in the same commit.
    queueMicrotask(() => {
      if (shown) document.title = `${title} - ${bootDocument().tenant.platformName}`;
    });
    return () => {
      shown = false;
    };
  }, [title]);
}
