import { useLayoutEffect, useRef } from 'react';
import styles from './article-body.module.css';
import { cleanHtml } from './clean-html';

/** React leaves what is inside alone. */
const own = { __html: '' };

export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A page that came as HTML has the same text there already.
    const came = shown.current === undefined && body.current?.hasChildNodes();
    if (!came && shown.current !== html) body.current?.replaceChildren(cleanHtml(html));
    shown.current = html;
  }, [html]);
  return <div ref={body} className={styles.body} dangerouslySetInnerHTML={own} />;
}
