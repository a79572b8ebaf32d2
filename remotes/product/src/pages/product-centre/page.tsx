import { useNewsVersion } from '@portal/shared/live';
import { useState } from 'react';
import { useCompany } from '../../company/use-company';
import { NewsList } from '../../news/news-list';
import { ReviewPanel } from '../../review/review-panel';
import { ToDoList } from '../../to-do/to-do-list';
import { Greeting } from './greeting';
import styles from './page.module.css';
import { Products } from './products';
import { useProducts } from './use-products';

/** 产品中心: the products of the company, and beside them the open tasks and the latest messages. */
export function Component() {
  const company = useCompany();
  const { compInfo } = company;
  const news = useNewsVersion();
  const products = useProducts(compInfo?.compCode, news);
  const [reviewing, setReviewing] = useState<'no' | 'open' | 'closing'>('no');

  return (
    <div className={styles.page}>
      <Greeting compInfo={compInfo} />
      <div className={styles.columns}>
        <div>
          <Products company={company} products={products} />
        </div>
        <div className={styles.beside}>
          <ToDoList
            compCode={compInfo?.compCode}
            version={news + products.changes}
            onReview={() => setReviewing('open')}
          />
          <NewsList compCode={compInfo?.compCode} version={news} />
        </div>
      </div>
      {reviewing !== 'no' && (
        <ReviewPanel
          open={reviewing === 'open'}
          onClose={() => setReviewing('closing')}
          afterClose={() => setReviewing('no')}
          onDecided={products.reload}
        />
      )}
    </div>
  );
}
