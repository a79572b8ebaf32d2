import { ArticleBody, Attachments } from '@portal/shared/articles';
import { Headline } from '@portal/shared/boot';
import { type CallReply, type NewsType, newsTypes } from '@portal/shared/contract';
import { formatMinute, formatSecond } from '@portal/shared/format';
import { Link } from 'react-router-dom';
import { Cover } from '../../cover/cover';
import styles from './article.module.css';
import { Neighbours } from './neighbours';

interface ArticleProps {
  article: CallReply<'articleInfo'>;
  listSearch: string;
}

export function Article({ article, listSearch }: ArticleProps) {
  return (
    <>
      <nav className={styles.trail} aria-label="当前位置">
        <Link to={`/index/news/list${listSearch}`}>新闻资讯</Link>
        <span aria-hidden="true">/</span>
        <span>{newsTypes[article.type as NewsType] ?? '资讯详情'}</span>
      </nav>
      <header className={styles.head}>
        <h1 id="article-title" className={styles.title}>
          <Headline text={article.title} breaks={article.titleBreaks} />
        </h1>
        <Cover type={article.type} className={styles.cover} />
      </header>
      <article aria-labelledby="article-title">
        <div className={styles.facts}>
          <time dateTime={article.publishTime} title={formatSecond(article.publishTime)}>
            {formatMinute(article.publishTime)}
          </time>
          <span>来源：{article.source}</span>
          <span>阅读 {article.views}</span>
          <button type="button" className={styles.print} onClick={() => window.print()}>
            打印
          </button>
        </div>
        <ArticleBody html={article.content} />
        <Attachments files={article.files} />
      </article>
      <Neighbours previous={article.previous} next={article.next} listSearch={listSearch} />
    </>
  );
}
