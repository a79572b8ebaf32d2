import { loadFile } from '@portal/shared/api';
import { endOfWording } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { DocumentReader, type DocumentReaderProps, FileView, useBelow } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { agreementLines } from './agreement-lines';
import styles from './agreement-reader.module.css';
import { Seal } from './seal';

/** From this width on a page of paper can be read as it is. */
const textBelow = 768;

type AgreementInfo = CallReply<'agreementInfo'>;

interface AgreementReaderProps {
  agreement: AgreementInfo;
  /** The person has seen the last line. */
  onRead?: () => void;
}

/**
 * Shows the file that is signed. On a phone its words come first, which fit any width; each has a way to the other.
 * Without a text there is only the file.
 */
export function AgreementReader({ agreement, onRead }: AgreementReaderProps) {
  const narrow = useBelow(textBelow);
  const [chosen, choose] = useState<'text' | 'file'>();
  const { file, paragraphs } = agreement;
  const hasText = paragraphs.length > 0;
  const end = onRead && { onEnd: onRead };
  if (hasText && (chosen ?? (narrow ? 'text' : 'file')) === 'text') {
    const toFile = (
      <Button type="text" onClick={() => choose('file')}>
        查看原件
      </Button>
    );
    return <AgreementText agreement={agreement} tools={toFile} {...end} />;
  }
  const toText = hasText && (
    <Button type="text" onClick={() => choose('text')}>
      查看文本
    </Button>
  );
  return (
    <FileView
      label="协议正文"
      fileName={file.fileName}
      load={(signal) => loadFile(file.fileToken, signal)}
      tools={toText}
      {...end}
    />
  );
}

interface AgreementTextProps extends Pick<DocumentReaderProps, 'tools' | 'onEnd'> {
  agreement: AgreementInfo;
}

/** The words of the file, all of them and in its order, as a sheet of paper that fits any width. */
function AgreementText({ agreement: { name, paragraphs, places }, ...reader }: AgreementTextProps) {
  return (
    <DocumentReader label="协议正文" progress="share" {...reader}>
      {(scale) => (
        <article className={styles.sheet} style={{ fontSize: `${15 * scale}px` }}>
          <h2 className={styles.name}>{name}</h2>
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
          <p className={styles.paragraph}>{endOfWording}</p>
          <div className={styles.signatures}>
            {places.map((place) => (
              <Signature key={place.role} {...place} />
            ))}
          </div>
        </article>
      )}
    </DocumentReader>
  );
}

/** A place to sign: the seal, and beside it whose it is and who signed. */
function Signature({ role, name, seal, lines }: AgreementInfo['places'][number]) {
  return (
    <div className={styles.signature}>
      {seal === null ? <span className={styles.sealPlace}>盖章处</span> : <Seal party={name} purpose={seal} />}
      <div>
        <p className={styles.head}>{role}</p>
        <p className={styles.party}>{name}</p>
        {lines.map((line) => (
          <p key={line} className={styles.head}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
