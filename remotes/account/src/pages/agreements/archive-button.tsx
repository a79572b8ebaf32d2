import { ApiError } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { DownloadIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import type { Agreement } from './agreement';
import { downloadArchive, mostInArchive } from './download-agreements';

interface ArchiveButtonProps {
  agreements: readonly Agreement[];
  onDone: () => void;
}

/** Downloads the selected agreements as one file. */
export function ArchiveButton({ agreements, onDone }: ArchiveButtonProps) {
  const [packing, setPacking] = useState(false);
  const tooMany = agreements.length > mostInArchive;

  async function run() {
    setPacking(true);
    try {
      await downloadArchive(agreements);
      onDone();
    } catch (error) {
      // The client has shown the reason; the selection stays for another try.
      ApiError.expect(error);
    } finally {
      setPacking(false);
    }
  }

  return (
    <>
      {tooMany && <span role="status">一次最多下载 {mostInArchive} 份，请减少选择</span>}
      <Button icon={<DownloadIcon />} loading={packing} disabled={tooMany} onClick={() => void run()}>
        批量下载
      </Button>
    </>
  );
}
