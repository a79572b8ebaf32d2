import { useNewsVersion } from '@portal/shared/live';
import { useState } from 'react';
import { useCompany } from '../../company/use-company';
import { ReviewPanel } from '../../review/review-panel';
import { ToDoList } from '../../to-do/to-do-list';
import styles from './page.module.css';
import { Products } from './products';
import { useProducts } from './use-products';
import { Welcome } from './welcome';

/** 产品中心: what waits for the person, and the products of their company. */
export function Component() {
  const company = useCompany();
  const { compInfo } = company;
  const news = useNewsVersion();
  const products = useProducts(compInfo?.compCode, news);
  const [reviewing, setReviewing] = useState<'no' | 'open' | 'closing'>('no');

  return (
    <div className={styles.page}>
      <Welcome
        compInfo={compInfo}
        opened={products.value?.filter(({ permitState }) => permitState === 'OPEN').length}
      />
      <ToDoList compCode={compInfo?.compCode} version={news + products.changes} onReview={() => setReviewing('open')} />
      <Products company={company} products={products} />
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
