import { Button, Dialog, LoadedArea, showSuccess, TextSkeleton, useAct, useLoaded } from '@portal/shared/ui';
import { FaultLine } from '../../../frame/fault-line';
import { type ChangeSet, goBack, madeText, tryBack } from './change-sets';
import { TriedMoves } from './tried-moves';

interface BackDialogProps {
  change: ChangeSet;
  onClose: () => void;
  onDone: () => void;
}

/** 整组回退: what would run again, as the gate has looked at it, then the act. */
export function BackDialog({ change, onClose, onDone }: BackDialogProps) {
  const tried = useLoaded((signal) => tryBack(change, signal), String(change.changeSet));
  const { run, busy, fault } = useAct(async () => {
    showSuccess(madeText(await goBack(change)));
    onDone();
  });
  return (
    <Dialog
      open
      title={`确定整组回退变更 ${change.changeSet}？`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            取消
          </Button>
          <Button danger disabled={!tried.value} loading={busy} onClick={() => void run()}>
            整组回退
          </Button>
        </>
      }
    >
      <LoadedArea loaded={tried} skeleton={<TextSkeleton lines={4} />}>
        {(moves) => (
          <>
            <p>以下模块同时恢复为之前的版本，对新打开的页面一秒内生效；已打开的页面继续使用原来的文件。</p>
            <TriedMoves moves={moves} />
          </>
        )}
      </LoadedArea>
      <FaultLine fault={fault} />
    </Dialog>
  );
}
