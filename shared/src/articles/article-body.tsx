import { useLayoutEffect, useRef } from 'react';
import styles from './article-body.module.css';
import { cleanHtml } from './clean-html';

export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => body.current?.replaceChildren(cleanHtml(html)), [html]);
  return <div ref={body} className={styles.body} />;
}
