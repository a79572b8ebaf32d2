import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { TextSkeleton } from '../../base/skeleton/skeletons';
import { VisuallyHidden } from '../../base/visually-hidden/visually-hidden';
import { DocumentReader, type DocumentReaderProps } from '../document-reader/document-reader';
import { openPdf } from './open-pdf';
import styles from './pdf-view.module.css';
import { UnshownFile } from './unshown-file';

export interface PdfViewProps extends Pick<DocumentReaderProps, 'label' | 'tools' | 'controls' | 'onEnd'> {
  file: Blob;
}

interface Opened {
  readonly document: PDFDocumentProxy;
  /** Height divided by width of the first page. The other pages use it until they are drawn. */
  readonly ratio: number;
}

/** A PDF page by page, drawn by us: the browser's own viewer brings its own bars, and phones have no viewer. */
export function PdfView({ file, ...reader }: PdfViewProps) {
  const [turns, setTurns] = useState(0);
  const [opened, setOpened] = useState<Opened | 'unreadable' | null>(null);

  useEffect(() => {
    const pdf = openPdf(file);
    const read = async () => {
      const document = await pdf.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      setOpened({ document, ratio: height / width });
    };
    read().catch(() => pdf.given || setOpened('unreadable'));
    return () => pdf.giveUp();
  }, [file]);

  if (opened === null) return <TextSkeleton lines={8} />;
  if (opened === 'unreadable') return <UnshownFile download={reader.tools} onEnd={reader.onEnd} />;
  const { document, ratio } = opened;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <DocumentReader {...reader} progress={document.numPages} onTurn={() => setTurns((count) => count + 1)}>
      {(scale) => (
        <div className={styles.pages} style={{ width: `calc(min(100%, 820px) * ${scale})` }}>
          {numbers.map((number) => (
            <Page key={number} document={document} number={number} ratio={ratio} scale={scale} turns={turns} />
          ))}
        </div>
      )}
    </DocumentReader>
  );
}

interface PageProps extends Opened {
  number: number;
  scale: number;
  /** Quarters to the right. */
  turns: number;
}

/** A page; it is drawn once it is near. Its words are there for people who cannot see it. */
function Page({ document, number, ratio, scale, turns }: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [words, setWords] = useState('');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '800px',
      },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at another scale it is drawn anew
  useEffect(() => {
    if (!near) return;
    let current = true;
    let stop = () => {};
    const draw = async () => {
      const page = await document.getPage(number);
      const target = canvas.current;
      if (!current || !target) return;
      const rotation = (page.rotate + turns * 90) % 360;
      const { width } = page.getViewport({ scale: 1, rotation });
      const density = Math.min(devicePixelRatio, 2);
      const viewport = page.getViewport({ scale: (target.clientWidth / width) * density, rotation });
      target.width = viewport.width;
      target.height = viewport.height;
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      const { items } = await page.getTextContent();
      setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    // A page that cannot be drawn stays white; the person can still download the file.
    draw().catch(() => undefined);
    return () => {
      current = false;
      stop();
    };
  }, [near, document, number, scale, turns]);

  return (
    <div ref={place} className={styles.page} style={{ aspectRatio: String(turns % 2 === 0 ? 1 / ratio : ratio) }}>
      <canvas ref={canvas} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}
