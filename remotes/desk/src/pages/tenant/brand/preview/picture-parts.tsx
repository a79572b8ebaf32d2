import styles from './picture-parts.module.css';

export interface NamedBrand {
  readonly companyLogo: string;
  readonly wordmark: string;
  readonly platformName: string;
}

/** The logo and the name, as every page shows them. */
export function BrandName({ brand: { companyLogo, wordmark, platformName } }: { brand: NamedBrand }) {
  return (
    <span className={styles.name}>
      {companyLogo && <img src={companyLogo} alt="" />}
      {wordmark ? (
        <span className="lockup">
          <b>{wordmark}</b>
          <small>{platformName}</small>
        </span>
      ) : (
        platformName
      )}
    </span>
  );
}

export function SolidButton({ text }: { text: string }) {
  return <span className={styles.button}>{text}</span>;
}
