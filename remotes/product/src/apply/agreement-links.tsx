import { loadFile } from '@portal/shared/api';
import { FileIcon, useFilePreview } from '@portal/shared/ui/frame';
import styles from './agreement-links.module.css';

interface Agreement {
  readonly name: string;
  readonly fileToken: string;
}

/** The agreements to read before one agrees: each opens over the page. */
export function AgreementLinks({ agreements }: { agreements: readonly Agreement[] }) {
  const [show, preview] = useFilePreview(loadFile);
  return (
    <>
      <ul className={styles.list}>
        {agreements.map((agreement) => (
          <li key={agreement.fileToken}>
            <button
              type="button"
              className={styles.link}
              onClick={() => show({ fileToken: agreement.fileToken, fileName: `${agreement.name}.pdf` })}
            >
              <FileIcon />《{agreement.name}》
            </button>
          </li>
        ))}
      </ul>
      {preview}
    </>
  );
}
