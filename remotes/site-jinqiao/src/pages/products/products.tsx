import { Headline } from '@portal/shared/boot';
import { companyRoleLabel } from '@portal/shared/codes';
import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import pageStyles from '../page.module.css';
import { type InCommon, inCommon, type Product } from './in-common';
import { byNeed } from './needs';
import styles from './products.module.css';
import { SharedWay } from './shared-way';

export function Products({ products }: { products: readonly Product[] }) {
  const { hash } = useLocation();
  useLayoutEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);

  if (products.length === 0) return <p className={pageStyles.quiet}>暂无可介绍的产品。</p>;
  const common = inCommon(products);
  return (
    <>
      <SharedWay {...common} />
      {byNeed(products).map(({ title, text, drawing, products: shown }) => (
        <section key={title} className={styles.need} aria-labelledby={`need-${title}`}>
          <div className={styles.why}>
            <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <h2 id={`need-${title}`} className={styles.title}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
          <div>
            {shown.map((product) => (
              <Own key={product.productCode} product={product} common={common} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** One product, without the facts that it shares with the others. */
function Own({ product, common }: { product: Product; common: InCommon }) {
  const { productCode, productName, productNameBreaks, introduction, summary, compRoles, terms, steps, materials } =
    product;
  const papers = materials.filter((paper) => !common.materials.includes(paper));
  return (
    <article id={productCode} className={styles.product}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Headline text={productName} breaks={productNameBreaks} />
        </h3>
        <Link className={pageStyles.onward ?? ''} to="/center/product/product" aria-label={`申请开通${productName}`}>
          申请开通
        </Link>
      </div>
      <p className={styles.introduction}>{introduction || summary}</p>
      <dl className={styles.terms}>
        {terms.map(({ name, value, valueBreaks }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Headline text={value} breaks={valueBreaks} />
            </dd>
          </div>
        ))}
      </dl>
      <details className={styles.more}>
        <summary>谁能用，要准备什么</summary>
        <dl className={styles.facts}>
          <Fact name="适用企业">{compRoles.map(companyRoleLabel).join('、') || '不限'}</Fact>
          {common.steps.length === 0 && (
            <Fact name="办理步骤">{steps.map(({ title }) => title).join(' → ') || '以客户经理说明为准'}</Fact>
          )}
          {papers.length > 0 && (
            <Fact name={common.materials.length > 0 ? '另需材料' : '所需材料'}>{papers.join('、')}</Fact>
          )}
        </dl>
      </details>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
