import { useKeptAnswer } from '@portal/shared/api';
import { Dialog, LoadedArea, TextSkeleton } from '@portal/shared/ui';
import type { Agreement } from '../agreement';
import { AgreementReader } from './agreement-reader';

interface AgreementPreviewProps {
  /** The agreement to read; null while the dialog is closed. */
  agreement: Agreement | null;
  onClose: () => void;
}

/** 预览: shows the agreement in the page. */
export function AgreementPreview({ agreement, onClose }: AgreementPreviewProps) {
  return (
    <Dialog open={agreement !== null} title={agreement?.name ?? '协议预览'} size="preview" onClose={onClose}>
      {agreement && <Reading key={agreement.id} id={agreement.id} />}
    </Dialog>
  );
}

function Reading({ id }: { id: string }) {
  const loaded = useKeptAnswer('agreementInfo', { body: { id } });
  return (
    <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={10} />}>
      {(info) => <AgreementReader agreement={info} />}
    </LoadedArea>
  );
}
