import { formatFileSize } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { useFilePreview } from '@portal/shared/ui/frame';
import { staffFile } from '../../../client/staff-call';
import { ScanNote } from '../../../records/scan-note';
import type { Profile } from '../company';
import styles from './papers.module.css';

interface PapersProps {
  profile: Profile;
  mayReveal: boolean;
}

/** The company's papers. Each look at one is noted in the audit. */
export function Papers({ profile: { compCode, papers, scans }, mayReveal }: PapersProps) {
  const scanOf = new Map(scans.map(({ fileToken, scan }) => [fileToken, scan]));
  const [show, preview] = useFilePreview((fileToken, signal) =>
    staffFile('staffCompanyFile', { body: { compCode, fileToken } }, signal),
  );
  return (
    <>
      {mayReveal && <p className={styles.note}>查看证照影像会记入审计。</p>}
      <ul className={styles.papers} aria-label="证照">
        {papers.map(({ name, files, expireDate, expiring }) => (
          <li key={name} className={styles.paper}>
            <p className={styles.name}>
              {name}
              {expiring && <StatusTag entry={{ label: '需更新', colorClass: 'yellow' }} />}
            </p>
            <p className={styles.fact}>
              {files.length === 0 ? '尚未上传' : expireDate === null ? '长期有效' : `有效期至 ${expireDate}`}
            </p>
            {files.map((file) => (
              <p key={file.fileToken} className={styles.file}>
                <span className={styles.fileName} title={file.fileName}>
                  {file.fileName}
                </span>
                <span className={styles.fact}>{formatFileSize(file.size)}</span>
                {mayReveal && (
                  <button
                    type="button"
                    className={styles.show}
                    aria-label={`查看${file.fileName}`}
                    onClick={() => show(file)}
                  >
                    查看
                  </button>
                )}
                <ScanNote compCode={compCode} file={{ ...file, scan: scanOf.get(file.fileToken) ?? 'NONE' }} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      {preview}
    </>
  );
}
