import { useAnswer } from '../../data/use-answer';
import { PageHead } from '../../frame/page-head';
import { useHashTarget } from '../../frame/use-hash-target';
import { useDescription } from '../../frame/use-page-head';
import { AnswerView } from '../../states/answer-view';
import { Empty } from '../../states/empty';
import { SkeletonLines } from '../../states/skeleton-lines';
import styles from './page.module.css';
import { Product } from './product';
import { ProductAnchors } from './product-anchors';

export function Component() {
  const answer = useAnswer('productList', {});
  useHashTarget(answer.kind === 'ready');
  useDescription('信用凭证、票据、保理、信用证、资产证券化与额度：产品简介、适用对象、办理流程、所需材料与常见问题。');
  return (
    <>
      <PageHead title="产品服务">围绕真实贸易的融资与结算产品，一次认证即可申请开通。</PageHead>
      <div className={`site-width ${styles.page}`}>
        <AnswerView answer={answer} skeleton={<SkeletonLines rows={5} />}>
          {(products) =>
            products.length === 0 ? (
              <Empty title="暂无可介绍的产品" />
            ) : (
              <div className={styles.columns}>
                <ProductAnchors products={products} />
                <div>
                  {products.map((product) => (
                    <Product key={product.productCode} product={product} />
                  ))}
                </div>
              </div>
            )
          }
        </AnswerView>
      </div>
    </>
  );
}
