import { useState } from 'react';
import { RotateIcon, ZoomInIcon, ZoomOutIcon } from '../icon/frame-icons';
import styles from './file-preview.module.css';

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const unzoomed = zooms.indexOf(1);

/** A picture that can be enlarged and turned. */
export function ImageView({ url, name }: { url: string; name: string }) {
  const [zoom, setZoom] = useState(unzoomed);
  const [turns, setTurns] = useState(0);
  const scale = zooms[zoom] ?? 1;
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label="图片操作">
        <button type="button" aria-label="缩小" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOutIcon size={20} />
        </button>
        <output className={styles.zoom}>{Math.round(scale * 100)}%</output>
        <button type="button" aria-label="放大" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomInIcon size={20} />
        </button>
        <button type="button" aria-label="旋转" onClick={() => setTurns(turns + 1)}>
          <RotateIcon size={20} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled with the keyboard */}
      <section className={styles.stage} aria-label="图片" tabIndex={0}>
        <img src={url} alt={name} style={{ width: `${scale * 100}%`, rotate: `${turns * 90}deg` }} />
      </section>
    </>
  );
}
