import styles from '../pages/page.module.css';
import { type Paragraph, paragraphsOf } from './paragraphs';

const shown = (paragraph: Paragraph) => {
  if (paragraph.kind === 'heading') return <h2>{paragraph.text}</h2>;
  return <p>{paragraph.kind === 'entry' ? `· ${paragraph.text}` : paragraph.text}</p>;
};

/** An article or an answer as text. */
export function Prose({ html }: { html: string }) {
  const paragraphs = paragraphsOf(html).map((paragraph, index) => ({ paragraph, key: `${index}` }));
  return (
    <div className={styles.prose}>
      {paragraphs.map(({ paragraph, key }) => (
        <div key={key}>{shown(paragraph)}</div>
      ))}
    </div>
  );
}
