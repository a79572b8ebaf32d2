import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { showMessage } from '../../base/messages/message-list';
import { DownloadIcon } from '../../frame/icon/frame-icons';

interface ExportButtonProps {
  /** Makes the file and hands it over. */
  run: (signal: AbortSignal) => Promise<void>;
}

/** 导出. Leaving the list ends an export that is under way. */
export function ExportButton({ run }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await run(controller.signal);
    } catch {
      if (!controller.signal.aborted) showMessage('warning', '导出失败，请重试');
    } finally {
      if (!controller.signal.aborted) setBusy(false);
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
