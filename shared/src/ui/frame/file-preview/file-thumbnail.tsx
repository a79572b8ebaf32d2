import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../base/loaded/use-loaded';
import { FileIcon } from '../icon/frame-icons';
import styles from './file-thumbnail.module.css';
import { isPicture } from './is-picture';
import { useObjectUrl } from './use-object-url';

interface FileThumbnailProps {
  /** Fetches the file once the place is in sight; its type decides between picture and PDF. */
  load: (signal: AbortSignal) => Promise<Blob>;
}

/** A small picture of a file, for a button that opens it. Until it is there, and where there is none: an icon. */
export function FileThumbnail({ load }: FileThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={place} className={styles.place} aria-hidden="true">
      <FileIcon size={20} />
      {seen && <Picture load={load} />}
    </span>
  );
}

function Picture({ load }: FileThumbnailProps) {
  const { value: file } = useLoaded(load);
  const url = useObjectUrl(file && isPicture(file) ? file : undefined);
  if (url) return <img className={styles.picture} src={url} alt="" />;
  return file?.type === 'application/pdf' ? <FirstPage file={file} /> : null;
}

/** The first page of a PDF. The code that draws it comes when there is one to draw. */
function FirstPage({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let current = true;
    const draw = async () => {
      const { openPdf } = await import('./open-pdf');
      const target = canvas.current;
      if (!current || !target) return;
      const pdf = openPdf(file);
      stop = () => pdf.giveUp();
      const page = await (await pdf.document).getPage(1);
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (target.clientWidth / width) * Math.min(devicePixelRatio, 2) });
      target.width = viewport.width;
      target.height = viewport.height;
      await page.render({ canvas: target, viewport }).promise;
      setDrawn(true);
    };
    // The icon stays where a page cannot be drawn.
    draw().catch(() => undefined);
    return () => {
      current = false;
      stop();
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.picture} data-drawn={drawn} />;
}
