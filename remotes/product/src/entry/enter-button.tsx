import { noteNavigation } from '@portal/shared/session';
import { LinkButton } from '@portal/shared/ui';
import { ExternalIcon } from '@portal/shared/ui/frame';
import styles from './enter-button.module.css';
import { productEntry } from './product-entry';

interface EnterButtonProps {
  productCode: string;
  productName: string;
  entryUrl: string;
}

/**
 * The way into a product. Entering one is "changing to a different product code": the company info is asked for anew
 * for it. Pages of this portal say their product code themselves.
 */
export function EnterButton({ productCode, productName, entryUrl }: EnterButtonProps) {
  const entry = productEntry(entryUrl);
  if (entry.kind === 'none') return <span className={styles.none}>入口准备中，请联系客服</span>;
  if (entry.kind === 'portal') {
    return (
      <LinkButton type="primary" to={entry.to}>
        立即进入
      </LinkButton>
    );
  }
  return (
    <a
      className={styles.enter}
      href={entry.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`立即进入${productName}（在新标签页打开）`}
      onClick={() => noteNavigation(entry.href, productCode)}
    >
      立即进入
      <ExternalIcon />
    </a>
  );
}
