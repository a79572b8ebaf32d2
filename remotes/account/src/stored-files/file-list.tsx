import { loadFile } from '@portal/shared/api';
import { formatFileSize } from '@portal/shared/format';
import type { StoredFile } from '@portal/shared/ui/fields';
import { FileIcon, useFilePreview } from '@portal/shared/ui/frame';
import styles from './file-list.module.css';

export interface ListedFile extends StoredFile {
  readonly size: number;
}

/** Files to look at. Each opens over the page, where the person can download it too. */
export function FileList({ label, files }: { label: string; files: readonly ListedFile[] }) {
  const [show, preview] = useFilePreview(loadFile);
  return (
    <>
      <ul className={styles.files} aria-label={label}>
        {files.map((file) => (
          <li key={file.fileToken} className={styles.file}>
            <FileIcon size={20} />
            <span className={styles.name} title={file.fileName}>
              {file.fileName}
            </span>
            <span className={styles.size}>{formatFileSize(file.size)}</span>
            <button
              type="button"
              className={styles.show}
              aria-label={`预览${file.fileName}`}
              onClick={() => show(file)}
            >
              预览
            </button>
          </li>
        ))}
      </ul>
      {preview}
    </>
  );
}
