import { type PermitState, type ProductFigures, permitStates } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { StatusTag, type StatusTagProps } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { CardFigure } from './card-figure';
import { CardTerms } from './card-terms';
import { soonExpiring } from './expiry';
import styles from './product-card.module.css';
import { ProductIcon } from './product-icon';
import type { Product } from './product-order';

const colors: Readonly<Record<PermitState, StatusTagProps['entry']['colorClass']>> = {
  OPEN: 'green',
  TO_SIGN: 'yellow',
  NONE: 'gray',
  APPLYING: 'blue',
  STOPPED: 'crimson',
};

interface ProductCardProps {
  product: Product;
  /** What the product has told of the company; undefined while it is asked. */
  figures?: ProductFigures | null | undefined;
  /** The actions; the main one covers the card. */
  actions: ReactNode;
}

/** A product with its permit's state, its figure or what it would bring, its end date, and its actions. */
export function ProductCard({ product, figures, actions }: ProductCardProps) {
  const { productName, summary, icon, permitState, reason } = product;
  const titleId = useId();
  const note = permitState === 'TO_SIGN' ? '审核已通过，签署产品协议后即可进入。' : reason;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <ProductIcon icon={icon} muted={permitState === 'STOPPED'} />
        <h2 id={titleId} className={styles.name}>
          {productName}
        </h2>
        <StatusTag entry={{ label: permitStates[permitState], colorClass: colors[permitState] }} />
      </div>
      <p className={styles.summary}>{summary}</p>
      {product.figures && <CardFigure figures={figures} />}
      {(permitState === 'NONE' || permitState === 'APPLYING') && <CardTerms terms={product.terms} />}
      {note && (
        <p className={styles.note}>
          {permitState === 'NONE' ? '上次申请未通过：' : ''}
          {note}
        </p>
      )}
      <div className={styles.foot}>
        <Expiry product={product} />
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}

function Expiry({ product: { expireTime, permitState } }: { product: Product }) {
  if (permitState !== 'OPEN' || expireTime === null) return <span />;
  const days = soonExpiring(expireTime, serverNow());
  return (
    <span className={styles.expiry}>
      有效期至 {formatDay(expireTime)}
      {days !== null && <strong className={styles.soon}>{days === 0 ? '今天到期' : `${days} 天后到期`}</strong>}
    </span>
  );
}
