import { useState } from 'react';
import { DocumentReader, type DocumentReaderProps } from '../document-reader/document-reader';
import styles from './file-preview.module.css';

interface PictureViewProps extends Pick<DocumentReaderProps, 'tools' | 'controls' | 'onEnd'> {
  url: string;
  name: string;
}

/** A picture that can be enlarged and turned. */
export function PictureView({ url, name, ...reader }: PictureViewProps) {
  const [turns, setTurns] = useState(0);
  return (
    <DocumentReader {...reader} label="图片" onTurn={() => setTurns((count) => count + 1)}>
      {(scale) => (
        <img
          className={styles.picture}
          src={url}
          alt={name}
          style={{ width: `${scale * 100}%`, rotate: `${turns * 90}deg` }}
        />
      )}
    </DocumentReader>
  );
}
