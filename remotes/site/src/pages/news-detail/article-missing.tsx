import { Link } from 'react-router-dom';
import { Empty } from '../../states/empty';
import styles from './article-missing.module.css';

/** For an id that the platform does not know, or no longer shows. */
export function ArticleMissing({ title }: { title: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Empty title="这篇文章可能已被撤下，或地址有误">
        <Link to="/index/news/list">查看全部资讯</Link>
      </Empty>
    </>
  );
}
