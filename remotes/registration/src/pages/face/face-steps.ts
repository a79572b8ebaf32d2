import type { FaceState } from '@portal/shared/contract';

/** The reason why a link no longer works; null while it works. */
export function deadLink(state: FaceState): string | null {
  switch (state) {
    case 'WAITING':
    case 'SCANNED':
      return null;
    case 'REVIEWING':
      return '照片已提交，正在人工审核，请返回电脑端查看进度';
    case 'SUCCESS':
      return '该链接已完成认证，请返回电脑端继续';
    case 'FAILED':
      return '该链接已使用，请在电脑端重新获取二维码';
    default:
      return '链接已失效，请在电脑端重新获取二维码';
  }
}
