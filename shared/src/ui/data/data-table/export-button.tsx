import Button from 'antd/es/button';
import { useState } from 'react';
import { usePageSignal } from '../../../api/public';
import { showMessage } from '../../base/messages/message-list';
import { DownloadIcon } from '../../frame/icon/frame-icons';

interface ExportButtonProps {
  /** Makes the file and hands it over. */
  run: (signal: AbortSignal) => Promise<void>;
}

/** 导出. Leaving the list ends an export that is under way. */
export function ExportButton({ run }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const pageSignal = usePageSignal();

  async function start() {
    const signal = pageSignal();
    setBusy(true);
    try {
      await run(signal);
    } catch {
      if (!signal.aborted) showMessage('warning', '导出失败，请重试');
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  return (
    <Button
      type="text"
      icon={<DownloadIcon size={16} />}
      aria-label="导出"
      title="导出"
      loading={busy}
      onClick={start}
    />
  );
}
