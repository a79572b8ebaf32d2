import { useKeptAnswer } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Headlines } from './headlines';
import styles from './latest.module.css';

type Rows = CallReply<'articleList'>['rows'];

/** More pieces than the block shows: the notices among them go to a list of their own. */
const newestNews = { body: { kind: 'news', pageNum: 1, pageSize: 20 } } as const;
const newestNotices = { body: { kind: 'news', type: 'NOTICE', pageNum: 1, pageSize: 5 } } as const;

const withoutNotices = (rows: Rows): Rows => rows.filter(({ type }) => type !== 'NOTICE').slice(0, 4);

export function Latest() {
  const news = useKeptAnswer('articleList', newestNews);
  const notices = useKeptAnswer('articleList', newestNotices);
  return (
    <div className={styles.latest}>
      <div className={`site-width ${styles.columns}`}>
        <Headlines title="最新资讯" covered more="/index/news/list" answer={news} choose={withoutNotices} />
        <Headlines title="平台公告" more="/index/news/list?type=NOTICE" answer={notices} choose={(rows) => rows} />
      </div>
    </div>
  );
}
