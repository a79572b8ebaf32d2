import { useNewsVersion } from '@portal/shared/live';
import { useBelow } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useCompany } from '../../company/use-company';
import { useFigures } from '../../figures/use-figures';
import { NewsList } from '../../news/news-list';
import { ReviewPanel } from '../../review/review-panel';
import { ToDoList } from '../../to-do/to-do-list';
import { Greeting } from './greeting';
import styles from './page.module.css';
import { Products } from './products';
import { useProducts } from './use-products';

const phoneBelow = 768;

/** 产品中心: the company's money, its products, and beside them the open tasks and the latest messages. */
export function Component() {
  const company = useCompany();
  const { compInfo } = company;
  const news = useNewsVersion();
  const products = useProducts(compInfo?.compCode, news);
  const figures = useFigures(compInfo?.compCode, products.changes);
  const [reviewing, setReviewing] = useState<'no' | 'open' | 'closing'>('no');
  const onPhone = useBelow(phoneBelow);

  const toDo = (
    <div key="to-do" className={styles.toDo}>
      <ToDoList
        compCode={compInfo?.compCode}
        version={news + products.changes}
        products={products.value ?? []}
        told={figures.value ?? []}
        onReview={() => setReviewing('open')}
      />
    </div>
  );
  return (
    <div className={styles.page}>
      <Greeting compInfo={compInfo} />
      <div className={styles.parts}>
        {onPhone && toDo}
        <div key="products" className={styles.products}>
          <Products company={company} products={products} figures={figures} />
        </div>
        {!onPhone && toDo}
        <div key="news" className={styles.news}>
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
