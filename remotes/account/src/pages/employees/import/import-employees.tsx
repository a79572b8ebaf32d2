import { Dialog } from '@portal/shared/ui';
import { useState } from 'react';
import { ImportForm } from './import-form';
import { ImportReport, type Report } from './import-report';

interface ImportEmployeesProps {
  open: boolean;
  /** At least one person was imported. */
  onImported: () => void;
  onClose: () => void;
}

/** Imports many people at once from a filled template, and then shows the result of each row. */
export function ImportEmployees({ open, onImported, onClose }: ImportEmployeesProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open={open} title="导入人员" size="table" onClose={busy ? undefined : onClose}>
      <ImportSteps busy={busy} onBusy={setBusy} onImported={onImported} onClose={onClose} />
    </Dialog>
  );
}

interface ImportStepsProps extends Omit<ImportEmployeesProps, 'open'> {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function ImportSteps({ busy, onBusy, onImported, onClose }: ImportStepsProps) {
  const [report, setReport] = useState<Report | null>(null);
  if (report) return <ImportReport report={report} onAgain={() => setReport(null)} onClose={onClose} />;
  return (
    <ImportForm
      busy={busy}
      onBusy={onBusy}
      onCancel={onClose}
      onReport={(done) => {
        setReport(done);
        if (done.added > 0) onImported();
      }}
    />
  );
}
