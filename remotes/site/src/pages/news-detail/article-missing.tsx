import { Link } from 'react-router-dom';
import { Empty } from '../../states/empty';

/** Shown for an id that the platform does not know, or no longer shows. */
export function ArticleMissing({ title }: { title: string }) {
  return (
    <Empty page title={title}>
      <p>这篇文章可能已被撤下，或地址有误。</p>
      <Link to="/index/news/list">查看全部资讯</Link>
    </Empty>
  );
}
