import { useId } from 'react';
import styles from './attachments.module.css';
import { FileLink, type FileRef } from './file-link';

/** The files of an article, a notice or a message; nothing if there are none. */
export function Attachments({ files }: { files: readonly FileRef[] }) {
  const titleId = useId();
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby={titleId}>
      <h2 id={titleId}>附件下载</h2>
      <ul>
        {files.map((file) => (
          <li key={file.fileToken}>
            <FileLink file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
