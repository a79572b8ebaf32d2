import { SuccessIcon } from '@portal/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { agreementLines } from './agreement-lines';
import styles from './agreement-reader.module.css';
import { hasReachedEnd } from './has-reached-end';

interface AgreementReaderProps {
  paragraphs: readonly string[];
  read: boolean;
  /** The last line has been in sight. */
  onRead: () => void;
}

/** The wording of an agreement in a box that has to be read to its end. */
export function AgreementReader({ paragraphs, read, onRead }: AgreementReaderProps) {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    if (!box.current) return;
    // What fits into the box is read without scrolling, and so needs no stop of the keyboard either.
    if (hasReachedEnd(box.current)) onRead();
    else setScrolls(true);
  }, [onRead]);

  return (
    <>
      <section
        ref={box}
        className={styles.box}
        aria-label="协议正文"
        tabIndex={scrolls ? 0 : undefined}
        onScroll={({ currentTarget }) => hasReachedEnd(currentTarget) && onRead()}
      >
        {agreementLines(paragraphs).map(({ key, text, isTitle }) =>
          isTitle ? (
            <h2 key={key} className={styles.clause}>
              {text}
            </h2>
          ) : (
            <p key={key} className={styles.paragraph}>
              {text}
            </p>
          ),
        )}
      </section>
      <p className={styles.progress} role="status">
        {read ? (
          <>
            <SuccessIcon /> 已阅读至协议末尾
          </>
        ) : (
          '请向下滚动，阅读至协议末尾'
        )}
      </p>
    </>
  );
}
