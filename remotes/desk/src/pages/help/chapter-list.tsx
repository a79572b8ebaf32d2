import { Link } from 'react-router-dom';
import styles from './chapter-list.module.css';
import { chapters, helpAddress } from './chapters';

export function ChapterList({ current }: { current: string }) {
  return (
    <nav className={styles.chapters} aria-label="章节">
      {chapters.map(({ name, title }) => (
        <Link
          key={name}
          className={styles.chapter ?? ''}
          to={helpAddress({ name })}
          aria-current={name === current ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
