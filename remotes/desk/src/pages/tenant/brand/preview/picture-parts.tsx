import type { ShownBrand } from '../brand';
import styles from './picture-parts.module.css';

/** The logo and the name, as every page shows them. */
export function BrandName({ brand: { companyLogo, platformName } }: { brand: ShownBrand }) {
  return (
    <span className={styles.name}>
      {companyLogo && <img src={companyLogo} alt="" />}
      {platformName}
    </span>
  );
}

export function SolidButton({ text }: { text: string }) {
  return <span className={styles.button}>{text}</span>;
}
