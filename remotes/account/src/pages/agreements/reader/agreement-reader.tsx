import { loadFile } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import { DocumentReader, DownloadIcon, FileView } from '@portal/shared/ui/frame';
import { downloadAgreement } from '../download-agreements';
import { agreementLines } from './agreement-lines';
import styles from './agreement-reader.module.css';
import { Seal } from './seal';

interface AgreementReaderProps {
  agreement: CallReply<'agreementInfo'>;
  /** The person has seen the last line. */
  onRead?: () => void;
}

/** Shows an agreement as a sheet of paper whose text fits any width. Without a text it shows the file. */
export function AgreementReader({ agreement, onRead }: AgreementReaderProps) {
  const { file, paragraphs } = agreement;
  const end = onRead && { onEnd: onRead };
  if (paragraphs.length === 0) {
    return <FileView fileName={file.fileName} load={(signal) => loadFile(file.fileToken, signal)} {...end} />;
  }
  return (
    <DocumentReader
      label="协议正文"
      progress="share"
      tools={
        // The client has shown a refusal.
        <Button
          type="text"
          icon={<DownloadIcon />}
          onClick={() => void downloadAgreement(agreement).catch(() => undefined)}
        >
          下载
        </Button>
      }
      {...end}
    >
      {(scale) => (
        <article className={styles.sheet} style={{ fontSize: `${15 * scale}px` }}>
          <h2 className={styles.name}>{agreement.name}</h2>
          {agreementLines(paragraphs).map(({ key, text, kind }) =>
            kind === 'title' ? (
              <h3 key={key} className={styles.clause}>
                {text}
              </h3>
            ) : (
              <p key={key} className={kind === 'head' ? styles.head : styles.paragraph}>
                {text}
              </p>
            ),
          )}
          <Signatures {...agreement} />
        </article>
      )}
    </DocumentReader>
  );
}

const roles = ['甲方', '乙方', '丙方', '丁方'];

/** The parties that sign, each with a place for its seal. */
function Signatures({ parties, signTime }: Pick<CallReply<'agreementInfo'>, 'parties' | 'signTime'>) {
  return (
    <div className={styles.signatures}>
      {parties.map((party, place) => (
        <div key={party} className={styles.signature}>
          <p className={styles.head}>
            {roles[place]}（盖章）：{party}
          </p>
          {signTime === null ? <span className={styles.sealPlace}>盖章处</span> : <Seal party={party} />}
          <p className={styles.head}>日期：{signTime === null ? '' : formatDay(signTime)}</p>
        </div>
      ))}
    </div>
  );
}
