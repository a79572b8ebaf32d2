import { type PermitState, permitStates } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { StatusTag, type StatusTagProps } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { soonExpiring } from './expiry';
import styles from './product-card.module.css';
import type { Product } from './product-groups';
import { ProductIcon } from './product-icon';

const colors: Readonly<Record<PermitState, StatusTagProps['entry']['colorClass']>> = {
  OPEN: 'green',
  NONE: 'gray',
  APPLYING: 'blue',
  STOPPED: 'yellow',
};

interface ProductCardProps {
  product: Product;
  actions: ReactNode;
}

/** A product with its permit's state, until when it holds, and what can be done. */
export function ProductCard({ product, actions }: ProductCardProps) {
  const { productName, summary, icon, permitState, reason } = product;
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <ProductIcon icon={icon} muted={permitState === 'STOPPED'} />
        <div className={styles.words}>
          <h3 id={titleId} className={styles.name}>
            {productName}
          </h3>
          <StatusTag entry={{ label: permitStates[permitState], colorClass: colors[permitState] }} />
        </div>
      </div>
      <p className={styles.summary}>{summary}</p>
      {reason && (
        <p className={styles.reason}>
          {permitState === 'NONE' ? '上次申请未通过：' : ''}
          {reason}
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
