import { type Answer, ApiError, call } from '@portal/shared/api';
import {
  CardsSkeleton,
  CompanyFailurePanel,
  EmptyPanel,
  ErrorPanel,
  LinkButton,
  LoadingArea,
  lateComponent,
} from '@portal/shared/ui';
import { KeptFormNotice, useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '../../apply/apply-form';
import { type KeptApplication, keptApplication } from '../../apply/kept-application';
import type { Company } from '../../company/use-company';
import type { ToldFigures } from '../../figures/company-figures';
import { FiguresBand } from '../../figures/figures-band';
import { ProductGrid } from '../../products/product-grid';
import { isWithheld, type Product, shownProducts, stateCounts } from '../../products/product-order';
import { StateChips } from '../../products/state-chips';
import { WithheldNote } from '../../products/withheld-note';
import { ProductActions } from './product-actions';
import { ProgressEnd } from './progress-end';
import type { Products as ProductsAnswer } from './use-products';

const ApplyPanel = lateComponent(() => import('../../apply/apply-panel').then((module) => module.ApplyPanel));
const ProgressPanel = lateComponent(() =>
  import('../../progress/progress-panel').then((module) => module.ProgressPanel),
);

/** The panel that slides in over the page, with its product. It is kept while it slides out. */
interface Panel {
  readonly kind: 'apply' | 'progress';
  readonly product: Product;
  readonly typed?: Application;
  readonly open: boolean;
}

interface ProductsProps {
  company: Company;
  products: ProductsAnswer;
  /** What the products tell. */
  figures: Answer<ToldFigures[]>;
}

/** The products by the state of their permits, with their actions. With `?state=` it shows only those of one state. */
export function Products({ company, products, figures }: ProductsProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [search, setSearch] = useSearchParams();
  const [confirm, question] = useConfirm();
  const close = () => setPanel((present) => present && { ...present, open: false });
  const gone = () => setPanel(null);

  async function withdraw({ productCode, productName }: Product) {
    const sure = await confirm({
      title: `撤回“${productName}”的开通申请？`,
      consequence: '撤回后需要重新提交材料。',
      action: '撤回申请',
    });
    if (!sure) return;
    const success = `已撤回“${productName}”的开通申请`;
    // The client shows the reason of a failure; somebody else may have acted first.
    await call('productWithdraw', { body: { productCode } }, { success }).then(close, ApiError.expect);
    products.reload();
  }

  const failure = company.failure ?? products.error;
  if (!products.value && failure) {
    const said = { hint: failure.msg, number: failure.requestId };
    return company.failure ? (
      <CompanyFailurePanel {...said} onRetry={company.retry} />
    ) : (
      <ErrorPanel {...said} onRetry={products.retry} />
    );
  }
  const shown = shownProducts(products.value ?? []);
  const counts = stateCounts(shown);
  // The last product of a state may have changed to another state.
  const chosen = counts.find(({ state }) => state === search.get('state'))?.state ?? null;
  function resume({ productCode, ...typed }: KeptApplication) {
    const product = shown.find((one) => one.productCode === productCode);
    if (product) setPanel({ kind: 'apply', product, typed, open: true });
  }
  const nameOf = (code: string) => shown.find(({ productCode }) => productCode === code)?.productName ?? code;
  return (
    <LoadingArea loading={!products.value} skeleton={<CardsSkeleton cards={6} />}>
      <KeptFormNotice name={keptApplication} onResume={resume} />
      {shown.some((product) => product.figures) && <FiguresBand told={figures} nameOf={nameOf} />}
      {shown.length === 0 ? (
        <EmptyPanel
          title="暂无可用产品，请联系客服"
          hint="平台会根据企业角色提供可开通的产品。"
          action={<LinkButton to="/index/help">联系客服</LinkButton>}
        />
      ) : (
        <StateChips
          counts={counts}
          chosen={chosen}
          onChoose={(state) => setSearch(state === null ? {} : { state }, { replace: true, preventScrollReset: true })}
        />
      )}
      <ProductGrid
        products={chosen === null ? shown : shown.filter(({ permitState }) => permitState === chosen)}
        told={figures.value}
        actionsOf={(product) => (
          <ProductActions
            product={product}
            onApply={() => setPanel({ kind: 'apply', product, open: true })}
            onProgress={() => setPanel({ kind: 'progress', product, open: true })}
            onWithdraw={() => void withdraw(product)}
          />
        )}
      />
      <WithheldNote products={products.value?.filter(isWithheld) ?? []} />
      {panel?.kind === 'apply' && (
        <ApplyPanel
          key={panel.product.productCode}
          product={panel.product}
          typed={panel.typed}
          open={panel.open}
          onClose={close}
          afterClose={gone}
          onDone={() => {
            close();
            products.reload();
          }}
        />
      )}
      {panel?.kind === 'progress' && (
        <ProgressPanel
          {...panel.product}
          open={panel.open}
          onClose={close}
          afterClose={gone}
          footer={<ProgressEnd product={panel.product} onWithdraw={() => void withdraw(panel.product)} />}
        />
      )}
      {question}
    </LoadingArea>
  );
}
