import {
  type ReactNode,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { RotateIcon, ZoomInIcon, ZoomOutIcon } from '../icon/frame-icons';
import styles from './document-reader.module.css';
import { pageInSight, readShare } from './reading-progress';

/** The acts of the buttons, for the keys of a page. */
export interface DocumentControls {
  zoom: (step: 1 | -1) => void;
  /** Does nothing with a document that cannot be turned. */
  turn: () => void;
  scrollPages: (step: 1 | -1) => void;
}

export interface DocumentReaderProps {
  /** The name of the document, e.g. 协议正文. */
  label: string;
  /**
   * How to show the progress: by pages, of which there are this many, or by the share of a text. A picture has neither.
   */
  progress?: 'share' | number;
  /** Turns the document by a quarter. Left out: it cannot be turned. */
  onTurn?: () => void;
  /** Stands after the zoom: the way to the file. */
  tools: ReactNode;
  controls?: Ref<DocumentControls> | undefined;
  /** Called once the last line has been in sight. */
  onEnd?: (() => void) | undefined;
  /** The document at a scale; 1 fits the frame. */
  children: (scale: number) => ReactNode;
}

const scales = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Our own frame around a document: it shows the size and the progress, and has the way to the file. */
export function DocumentReader({ label, progress, onTurn, tools, controls, onEnd, children }: DocumentReaderProps) {
  const stage = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<number>(scales.indexOf(1));
  const [place, setPlace] = useState({ share: 0, page: 1 });
  const [scrolls, setScrolls] = useState(false);
  const scale = scales[zoom] ?? 1;
  const pages = typeof progress === 'number' ? progress : 1;

  useImperativeHandle(controls, () => ({
    zoom: (step) => setZoom((now) => Math.min(Math.max(now + step, 0), scales.length - 1)),
    turn: () => onTurn?.(),
    scrollPages: (step) => {
      const element = stage.current;
      element?.scrollBy({ top: (element.scrollHeight / pages) * step });
    },
  }));

  const look = useEffectEvent(() => {
    const element = stage.current;
    if (!element) return;
    const share = readShare(element);
    setPlace({ share, page: pageInSight(element, pages) });
    // A document that fits into the frame needs no scrolling, and so the frame needs no stop of the keyboard either.
    setScrolls(element.scrollHeight > element.clientHeight);
    if (share === 1) onEnd?.();
  });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    look();
    if (typeof ResizeObserver === 'undefined') return;
    // The document may appear, or grow, after its frame.
    const observer = new ResizeObserver(() => look());
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.reader}>
      <div className={styles.tools} role="toolbar" aria-label={`${label}工具`}>
        <button type="button" aria-label="缩小" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOutIcon size={20} />
        </button>
        <output className={styles.scale}>{Math.round(scale * 100)}%</output>
        <button type="button" aria-label="放大" disabled={zoom === scales.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomInIcon size={20} />
        </button>
        <span className={styles.place}>
          {progress === 'share' && `已读 ${Math.round(place.share * 100)}%`}
          {typeof progress === 'number' && `第 ${place.page} 页，共 ${progress} 页`}
        </span>
        {onTurn && (
          <button type="button" aria-label="旋转" onClick={onTurn}>
            <RotateIcon size={20} />
          </button>
        )}
        {tools}
      </div>
      <section
        ref={stage}
        className={styles.stage}
        aria-label={label}
        tabIndex={scrolls ? 0 : undefined}
        onScroll={() => look()}
      >
        <div className={styles.document}>{children(scale)}</div>
      </section>
    </div>
  );
}
