import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDescription } from '../../frame/use-description';
import styles from './page.module.css';

const promises = [
  { title: '一桥通达', text: '连接核心企业、供应商与资金方，贸易背景逐笔可核。' },
  { title: '当日到账', text: '材料齐备的融资申请，当日审核、当日放款。' },
  { title: '专人服务', text: '每家企业配一位客户经理，从注册到还款全程跟进。' },
];

/** News come after the first paint: their code brings the api client. Without them the page is whole all the same. */
function useLateNews(): ComponentType | undefined {
  const [news, setNews] = useState<{ News: ComponentType }>();
  useEffect(() => {
    import('./news').then(setNews, () => undefined);
  }, []);
  return news?.News;
}

export function Component() {
  const News = useLateNews();
  useDescription('金桥供应链：连接核心企业、供应商与资金方，材料齐备当日放款。');
  return (
    <>
      <h1 className={styles.title}>把应收变成现金，把信用送到末端</h1>
      <ul className={styles.promises}>
        {promises.map(({ title, text }) => (
          <li key={title} className={styles.promise}>
            <h2 className={styles.name}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      {News && (
        <section className={styles.news} aria-labelledby="news-title">
          <h2 id="news-title" className={styles.name}>
            最新动态
          </h2>
          <News />
          <p>
            <Link to="/index/news/list">全部资讯</Link>
          </p>
        </section>
      )}
    </>
  );
}
