import styles from './panel.module.css';

/** Small pictures in two tones of the brand and the neutrals, drawn here so that nothing has to be fetched. */
export const emptyPicture = (
  <>
    <path d="M28 34 60 22l32 12v34L60 80 28 68Z" className={styles.paper} />
    <path d="M28 34 60 46l32-12M60 46v34" className={styles.line} />
    <path d="m28 34-8 10 32 12 8-10ZM92 34l8 10-32 12-8-10Z" className={styles.tint} />
    <path d="M60 6v8M44 10l3 6M76 10l-3 6" className={styles.brandLine} />
  </>
);

export const noMatchPicture = (
  <>
    <rect x="26" y="12" width="52" height="62" rx="5" className={styles.paper} />
    <path d="M36 26h32M36 36h22M36 46h16" className={styles.line} />
    <circle cx="74" cy="50" r="16" className={styles.tint} />
    <path d="m86 62 12 12M69 45l10 10M79 45 69 55" className={styles.brandLine} />
  </>
);

export const failurePicture = (
  <>
    <rect x="16" y="26" width="36" height="40" rx="5" className={styles.paper} />
    <path d="M25 38h18M25 47h12" className={styles.line} />
    <rect x="68" y="26" width="36" height="40" rx="5" className={styles.tint} strokeDasharray="5 4" />
    <path d="M52 46h4M64 46h4M57 38l6 16" className={styles.brandLine} />
  </>
);

export const noPermissionPicture = (
  <>
    <rect x="22" y="12" width="52" height="62" rx="5" className={styles.paper} />
    <path d="M32 26h32M32 36h32M32 46h14" className={styles.line} />
    <rect x="62" y="46" width="36" height="28" rx="5" className={styles.tint} />
    <path d="M70 46v-7a10 10 0 0 1 20 0v7M80 57v7" className={styles.brandLine} />
  </>
);

export const successPicture = (
  <>
    <rect x="30" y="10" width="52" height="64" rx="5" className={styles.paper} />
    <path d="M40 24h32M40 34h32M40 44h16" className={styles.line} />
    <circle cx="80" cy="58" r="17" className={styles.tint} />
    <path d="m72 58 6 6 11-12" className={styles.brandLine} />
  </>
);
