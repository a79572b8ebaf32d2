import { useKeptAnswer } from '@portal/shared/api';
import { Late } from '../../data/late';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-description';
import pageStyles from '../page.module.css';
import { Products } from './products';

export function Component() {
  const answer = useKeptAnswer('productList', {});
  useDescription('金桥供应链的产品：适用企业、办理步骤与所需材料。');
  return (
    <>
      <PageHead title="产品" text="谁能用、怎么办、要准备什么，一页看清。" />
      <div className={`jinqiao-width ${pageStyles.body}`}>
        <Late answer={answer}>{(products) => <Products products={products} />}</Late>
      </div>
    </>
  );
}
