import { productDrawing } from '@portal/shared/codes/product-drawings';
import styles from './product-icon.module.css';

/** A product's drawing on a tile. */
export function ProductIcon({ icon, muted }: { icon: string; muted: boolean }) {
  return (
    <span className={muted ? styles.muted : styles.tile}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d={productDrawing(icon)} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
