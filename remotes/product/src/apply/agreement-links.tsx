import { loadFile } from '@portal/shared/api';
import { FileIcon, FilePreview } from '@portal/shared/ui/frame';
import { useState } from 'react';
import styles from './agreement-links.module.css';

interface Agreement {
  readonly name: string;
  readonly fileToken: string;
}

/** The agreements to read before one agrees: each opens over the page. */
export function AgreementLinks({ agreements }: { agreements: readonly Agreement[] }) {
  const [shown, setShown] = useState<Agreement | null>(null);
  const [open, setOpen] = useState(false);
  const show = (agreement: Agreement) => {
    setShown(agreement);
    setOpen(true);
  };
  return (
    <>
      <ul className={styles.list}>
        {agreements.map((agreement) => (
          <li key={agreement.fileToken}>
            <button type="button" className={styles.link} onClick={() => show(agreement)}>
              <FileIcon />《{agreement.name}》
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <FilePreview
          open={open}
          onClose={() => setOpen(false)}
          fileName={`${shown.name}.pdf`}
          load={(signal) => loadFile(shown.fileToken, signal)}
        />
      )}
    </>
  );
}
