import { download } from '@portal/shared/api';
import { ChevronRightIcon } from '@portal/shared/ui';
import { FileIcon, useFilePreview } from '@portal/shared/ui/frame';
import styles from './agreement-links.module.css';

interface AgreementLinksProps {
  productCode: string;
  names: readonly string[];
}

/** The agreements to read before the person agrees, as this company would sign them. Each opens over the page. */
export function AgreementLinks({ productCode, names }: AgreementLinksProps) {
  const [show, preview] = useFilePreview(async (name, signal) => {
    const { blob } = await download(
      'productAgreement',
      { body: { productCode, name } },
      { signal, handlesErrors: true },
    );
    return blob;
  });
  return (
    <>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.link}
              onClick={() => show({ fileToken: name, fileName: `${name}.pdf` })}
            >
              <FileIcon />
              <span className={styles.name}>《{name}》</span>
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
      {preview}
    </>
  );
}
