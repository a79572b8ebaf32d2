import { useAnswer } from '../../data/asked';
import { Late } from '../../data/late';
import { NewsRows } from '../news-rows';
import styles from '../page.module.css';

const newest = { body: { kind: 'news', pageNum: 1, pageSize: 3 } } as const;

export function News() {
  return (
    <Late>
      <Newest />
    </Late>
  );
}

function Newest() {
  const { rows } = useAnswer('articleList', newest);
  if (rows.length === 0) return <p className={styles.quiet}>暂无资讯</p>;
  return <NewsRows rows={rows} />;
}
