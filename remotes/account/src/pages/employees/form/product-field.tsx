import { Checkbox, FailedLine, type Loaded } from '@portal/shared/ui';
import type { Products } from '../use-products';
import styles from './choices.module.css';

interface ProductFieldProps {
  value?: readonly string[];
  onChange?: (codes: string[]) => void;
  products: Loaded<Products>;
}

/** The products that one person may use, out of those that the company has opened. */
export function ProductField({ value = [], onChange, products }: ProductFieldProps) {
  const { state, value: known, reload } = products;
  if (state === 'failed') return <FailedLine what="产品" onRetry={reload} />;
  if (!known) return <span className={styles.note}>正在加载产品</span>;
  const nameOf = (code: string) => known.names.get(code) ?? code;
  // A product that the person has but the company can no longer give stays until somebody takes it away.
  const lost = value.filter((code) => !known.open.includes(code));
  const offered = [
    ...known.open.map((code) => ({ value: code, label: nameOf(code) })),
    ...lost.map((code) => ({ value: code, label: `${nameOf(code)}（未开通）` })),
  ];
  if (offered.length === 0) return <span className={styles.note}>企业尚未开通产品</span>;
  return (
    <Checkbox.Group
      role="group"
      aria-label="产品权限"
      className={styles.choices ?? ''}
      value={[...value]}
      options={offered}
      onChange={(codes) => onChange?.(codes)}
    />
  );
}
