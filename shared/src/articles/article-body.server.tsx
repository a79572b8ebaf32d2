import styles from './article-body.module.css';
import { cleanHtml } from './clean-html.server';

export function ArticleBody({ html }: { html: string }) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
