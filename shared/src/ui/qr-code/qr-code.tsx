import Button from 'antd/es/button';
import QRCode from 'antd/es/qr-code';
import { useRef } from 'react';
import { showMessage } from '../base/messages/message-list';
import { DownloadIcon } from '../frame/icon/frame-icons';
import styles from './qr-code.module.css';
import { savePicture } from './save-picture';

export interface QrCodeProps {
  value: string;
  /** The purpose of scanning, e.g. 扫码完成法人人脸认证. */
  label: string;
  size?: number;
  /** Offers the download as a PNG of this name. */
  downloadName?: string;
}

/** A QR code, with a sentence about its purpose. */
export function QrCode({ value, label, size = 160, downloadName }: QrCodeProps) {
  const frame = useRef<HTMLDivElement>(null);

  async function download() {
    const svg = frame.current?.querySelector('svg');
    const saved = svg && (await savePicture(svg, `${downloadName}.png`).catch(() => false));
    if (!saved) showMessage('warning', '二维码下载失败，请重试');
  }

  return (
    <figure className={styles.figure}>
      <div ref={frame} role="img" aria-label={`二维码：${label}`}>
        <div aria-hidden="true">
          <QRCode type="svg" value={value} size={size} color="#000000" bgColor="#FFFFFF" errorLevel="M" />
        </div>
      </div>
      <figcaption className={styles.label}>{label}</figcaption>
      {downloadName && (
        <Button icon={<DownloadIcon />} onClick={download}>
          下载二维码
        </Button>
      )}
    </figure>
  );
}
