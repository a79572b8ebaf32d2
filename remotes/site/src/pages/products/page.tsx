import { useKeptAnswer } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-page-head';
import { AnswerView } from '../../states/answer-view';
import { Empty } from '../../states/empty';
import { SkeletonLines } from '../../states/skeleton-lines';
import styles from './page.module.css';
import { Product } from './product';
import { ProductLinks } from './product-links';

export function Component() {
  const answer = useKeptAnswer('productList', {});
  useDescription(
    '信用凭证、票据、保理、信用证、资产证券化、电子商务与额度：谁向谁付款，期限、利率与额度，开通流程与所需材料。',
  );
  return (
    <>
      <PageHead title="产品服务">围绕真实贸易的融资与结算产品，一次认证即可申请开通。</PageHead>
      <div className={`site-width ${styles.page}`}>
        <AnswerView answer={answer} skeleton={<Waiting />}>
          {(products) => <Products products={products} />}
        </AnswerView>
      </div>
    </>
  );
}

/** The place of the links beside a product, before they come. */
function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.links} />
      <div>
        <SkeletonLines rows={5} />
      </div>
    </div>
  );
}

/** Shows one product at a time: the one that the address names, or else the first. */
function Products({ products }: { products: CallReply<'productList'> }) {
  const { hash } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const code = parameters.get('product');
  /** An address with the code behind `#` may stand in somebody's bookmarks. No server sees that part. */
  const marked = code === null && products.some(({ productCode }) => productCode === hash.slice(1));
  const correct = useEffectEvent(() => {
    if (marked) setParameters({ product: hash.slice(1) }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => correct(), []);
  const shown = products.find(({ productCode }) => productCode === code) ?? products[0];
  if (!shown) return <Empty title="暂无可介绍的产品" />;
  /** The papers that not every product asks for. */
  const own = shown.materials.filter((one) => products.some(({ materials }) => !materials.includes(one)));
  return (
    <div className={styles.columns}>
      <ProductLinks products={products} shown={shown.productCode} />
      <Product product={shown} ownMaterials={own} />
    </div>
  );
}
