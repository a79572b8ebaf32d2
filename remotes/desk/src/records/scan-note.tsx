import type { CallReply } from '@portal/shared/contract';
import { scanStates } from '@portal/shared/contract/care-words';
import { Button, StatusTag, useAct } from '@portal/shared/ui';
import { useState } from 'react';
import { staffCall } from '../client/staff-call';
import { mayOpen } from '../session/rights';
import { useMe } from '../session/session';
import styles from './scan-note.module.css';

type Scan = CallReply<'staffCompanyRescan'>['scan'];

interface ScanNoteProps {
  compCode: string;
  file: { fileToken: string; fileName: string; scan: Scan };
}

/** Says what stands in the way of a file: the check for harmful content. A file that opens needs no word. */
export function ScanNote({ compCode, file }: ScanNoteProps) {
  const { fileToken, fileName } = file;
  const mayRescan = mayOpen(useMe(), ['care', 'first', 'second', 'admin']);
  // The answer of the act counts until the page has read the file again.
  const [asked, setAsked] = useState<{ before: Scan; now: Scan } | null>(null);
  const scan = asked?.before === file.scan ? asked.now : file.scan;
  const { run, busy, fault } = useAct(async () => {
    const { scan: now } = await staffCall('staffCompanyRescan', { body: { compCode, fileToken } });
    setAsked({ before: file.scan, now });
  });
  if (scan === 'NONE' || scan === 'CLEAN') return null;
  return (
    <span className={styles.note}>
      <StatusTag entry={{ label: scanStates[scan], colorClass: scan === 'WAITING' ? 'blue' : 'red' }} />
      {scan === 'FAILED' && mayRescan && (
        <Button type="link" size="small" loading={busy} aria-label={`重新检查${fileName}`} onClick={() => void run()}>
          重新检查
        </Button>
      )}
      {fault && <span role="alert">{fault}</span>}
    </span>
  );
}
