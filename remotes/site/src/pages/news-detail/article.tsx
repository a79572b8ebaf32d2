import { type CallReply, type NewsType, newsTypes } from '@portal/shared/contract';
import { formatMinute, formatSecond } from '@portal/shared/format';
import { Link } from 'react-router-dom';
import { ArticleBody } from '../../articles/article-body';
import { FileLink } from '../../articles/file-link';
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
      <article>
        <h1 className={styles.title}>{article.title}</h1>
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
        {article.files.length > 0 && (
          <section className={styles.files} aria-labelledby="files-title">
            <h2 id="files-title">附件下载</h2>
            <ul>
              {article.files.map((file) => (
                <li key={file.fileToken}>
                  <FileLink file={file} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <Neighbours previous={article.previous} next={article.next} listSearch={listSearch} />
    </>
  );
}
