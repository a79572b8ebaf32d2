import { Button, useAct } from '@portal/shared/ui';
import { DownloadIcon } from '@portal/shared/ui/frame';
import type { Agreement } from './agreement';
import { downloadArchive, maxInArchive } from './download-agreements';

interface ArchiveButtonProps {
  agreements: readonly Agreement[];
  onDone: () => void;
}

/** Downloads the selected agreements as one file. */
export function ArchiveButton({ agreements, onDone }: ArchiveButtonProps) {
  // The client shows the reason of a failure; the selection stays for another try.
  const { run, busy } = useAct(async () => {
    await downloadArchive(agreements);
    onDone();
  });
  const tooMany = agreements.length > maxInArchive;

  return (
    <>
      {tooMany && <span role="status">一次最多下载 {maxInArchive} 份，请减少选择</span>}
      <Button icon={<DownloadIcon />} loading={busy} disabled={tooMany} onClick={() => void run()}>
        批量下载
      </Button>
    </>
  );
}
