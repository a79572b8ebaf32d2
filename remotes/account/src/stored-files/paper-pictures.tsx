import { loadFile } from '@portal/shared/api';
import { formatFileSize } from '@portal/shared/format';
import { FileThumbnail, useFilePreview } from '@portal/shared/ui/frame';
import type { ListedFile } from './file-list';
import styles from './paper-pictures.module.css';

/** Papers as small pictures. Each opens over the page, where the person can download it too. */
export function PaperPictures({ label, files }: { label: string; files: readonly ListedFile[] }) {
  const [show, preview] = useFilePreview(loadFile);
  return (
    <>
      <ul className={styles.papers} aria-label={label}>
        {files.map((file) => (
          <li key={file.fileToken}>
            <button
              type="button"
              className={styles.paper}
              aria-label={`预览${file.fileName}`}
              onClick={() => show(file)}
            >
              <FileThumbnail load={(signal) => loadFile(file.fileToken, signal)} />
              <span className={styles.name}>{file.fileName}</span>
              <span className={styles.size}>{formatFileSize(file.size)}</span>
            </button>
          </li>
        ))}
      </ul>
      {preview}
    </>
  );
}
