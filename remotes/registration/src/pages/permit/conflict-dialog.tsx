import type { ApiError } from '@portal/shared/api';
import { staleInputText } from '@portal/shared/codes';
import { Button, Dialog, useAct } from '@portal/shared/ui';

/** What happened to the application in another page: it was saved, or it was sent in. */
export type Conflict = 'saved' | 'sent';

/** The conflict that a refused save tells; null if it was refused for another reason. */
export function conflictOf({ status, fields }: Pick<ApiError, 'status' | 'fields'>): Conflict | null {
  if (status !== '409') return null;
  return fields.revision === undefined ? 'sent' : 'saved';
}

interface ConflictDialogProps {
  /** Null: there is none. */
  conflict: Conflict | null;
  onClose: () => void;
  /** Shows what the other page saved. */
  onLatest: () => Promise<unknown>;
  /** Saves the input of this page over it. */
  onMine: () => Promise<unknown>;
  /** Leads to the step that is due by now. */
  onGoOn: () => void;
}

/** Nobody's input is overwritten or dropped without their word. */
export function ConflictDialog({ conflict, onClose, onLatest, onMine, onGoOn }: ConflictDialogProps) {
  const latest = useAct(onLatest);
  const mine = useAct(onMine);
  if (conflict === 'sent') {
    return (
      <Dialog
        open
        title="开通申请已提交"
        size="lock"
        onClose={onGoOn}
        footer={
          <Button type="primary" onClick={onGoOn}>
            继续办理
          </Button>
        }
      >
        该申请已在其他页面提交，本页的内容不再保存。
      </Dialog>
    );
  }
  return (
    <Dialog
      open={conflict !== null}
      title={staleInputText}
      size="lock"
      onClose={onClose}
      footer={
        <>
          <Button loading={latest.busy} onClick={() => void latest.run()}>
            查看最新
          </Button>
          <Button type="primary" loading={mine.busy} onClick={() => void mine.run()}>
            继续用我的
          </Button>
        </>
      }
    >
      {latest.fault ?? mine.fault ?? '查看最新将放弃本页尚未保存的修改，继续用我的将以本页内容覆盖。'}
    </Dialog>
  );
}
