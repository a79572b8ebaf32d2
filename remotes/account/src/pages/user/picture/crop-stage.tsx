import { VisuallyHidden } from '@portal/shared/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, describeCrop, maxZoom, moveCrop, zoomOf, zoomTo } from './crop';
import { cropByKey } from './crop-keys';
import styles from './crop-stage.module.css';
import { paintCrop } from './picture-file';

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Twice the size on screen, for sharp displays. */
const canvasSide = 560;

/** The part of a picture that is kept. The person moves it with the pointer or the arrow keys. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const hintId = useId();
  const zoomId = useId();

  useEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function pressKey(event: KeyboardEvent) {
    const next = cropByKey(event.key, picture, crop);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }
  function startDrag(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  }
  function drag(event: PointerEvent<HTMLElement>) {
    const from = dragged.current;
    if (!from) return;
    const side = event.currentTarget.clientWidth || 1;
    // The picture follows the pointer, so the square moves the other way.
    onChange(moveCrop(picture, crop, (from.x - event.clientX) / side, (from.y - event.clientY) / side));
    dragged.current = { x: event.clientX, y: event.clientY };
  }
  const drop = () => {
    dragged.current = null;
  };

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.stage}
        aria-label="裁剪区域"
        aria-describedby={hintId}
        onKeyDown={pressKey}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <canvas ref={canvas} width={canvasSide} height={canvasSide} className={styles.canvas} />
      </button>
      <p id={hintId} className={styles.hint}>
        拖动或按方向键移动图片，按加减号缩放
      </p>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>缩放</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoomOf(picture, crop)}
          aria-valuetext={`${Math.round(zoomOf(picture, crop) * 100)}%`}
          onChange={(event) => onChange(zoomTo(picture, crop, Number(event.target.value)))}
        />
      </div>
      <VisuallyHidden role="status">{describeCrop(picture, crop)}</VisuallyHidden>
    </div>
  );
}
