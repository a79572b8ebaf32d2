import { lexer, type Token } from 'marked';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './chapter-text.module.css';
import { Blocks } from './markdown/blocks';
import { Sections } from './sections';

/** The place that the address names came with the text, after the router had looked for it. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

const isSection = (token: Token) => token.type === 'heading' && token.depth === 2;

/** A chapter of the handbook, with its sections beside it. */
export function ChapterText({ text }: { text: string }) {
  const tokens = useMemo(() => lexer(text), [text]);
  useAnchor();
  return (
    <div className={styles.chapter}>
      <article className={styles.text}>
        <Blocks tokens={tokens} />
      </article>
      <Sections titles={tokens.filter(isSection).map((token) => ('text' in token ? String(token.text) : ''))} />
    </div>
  );
}
