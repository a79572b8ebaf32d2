import { type HelpCategory, helpCategories } from '@portal/shared/contract';
import { use, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { answerTo } from '../../data/asked';
import { Late } from '../../data/late';
import { useDescription } from '../../frame/use-description';
import { paragraphsOf } from '../../prose/paragraphs';
import { Prose } from '../../prose/prose';
import styles from '../page.module.css';
import { SearchField } from '../search-field';

const everything = { body: { kind: 'help', pageNum: 1, pageSize: 100 } } as const;

const wordsOf = (html: string): string =>
  paragraphsOf(html)
    .map(({ text }) => text)
    .join(' ');

export function Component() {
  useDescription('金桥供应链的常见问题：注册认证、登录、账户、签章与产品使用。');
  return (
    <>
      <h1 className={styles.title}>帮助</h1>
      <SearchField label="查找问题" />
      <Late>
        <Questions />
      </Late>
      <p className={styles.quiet}>没有找到答案，请联系您的客户经理。</p>
    </>
  );
}

function Questions() {
  const keyword = (useSearchParams()[0].get('keyword') ?? '').toLowerCase();
  const { hash } = useLocation();
  const { rows } = use(answerTo('articleList', everything));
  const found = rows.filter(({ title, content = '' }) =>
    `${title} ${wordsOf(content)}`.toLowerCase().includes(keyword),
  );
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);

  if (found.length === 0) return <p>{keyword ? '没有找到相关问题。' : '暂无帮助内容。'}</p>;
  return (Object.keys(helpCategories) as HelpCategory[]).map((category) => {
    const entries = found.filter(({ type }) => type === category);
    if (entries.length === 0) return null;
    return (
      <section key={category}>
        <h2 className={styles.section}>{helpCategories[category]}</h2>
        {entries.map(({ id, title, content = '' }) => (
          <details key={id} id={id} className={styles.question} open={hash === `#${id}` || undefined}>
            <summary>{title}</summary>
            <Prose html={content} />
            <Link to={{ hash: id }}>此问题的链接</Link>
          </details>
        ))}
      </section>
    );
  });
}
