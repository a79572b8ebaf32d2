import { useEffect } from 'react';

/** The page's meta description. The next page brings its own. */
export function useDescription(text: string): void {
  useEffect(() => {
    const present = document.head.querySelector('meta[name="description"]');
    const meta = present ?? document.head.appendChild(document.createElement('meta'));
    meta.setAttribute('name', 'description');
    meta.setAttribute('content', text);
  }, [text]);
}
