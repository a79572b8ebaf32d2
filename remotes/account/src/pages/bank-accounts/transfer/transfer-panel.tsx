import { ApiError, call, useAnswer } from '@portal/shared/api';
import { EmptyPanel, FormSkeleton, LoadedArea } from '@portal/shared/ui';
import { SidePanel } from '@portal/shared/ui/frame';
import { useVisibleInterval } from '../../../polling/use-visible-interval';
import type { AccountRow } from '../account-row';
import { isWaiting } from './transfer-stage';
import { TransferState } from './transfer-state';

/** The page asks at this interval whether the bank has paid. */
const pollMilliseconds = 5000;

interface TransferPanelProps {
  /** Null while the panel is closed. */
  accountId: string | null;
  onClose: () => void;
  /** The list shows the state too, and has to load again. */
  onChanged: () => void;
}

/** 账户验证: from 发起打款 to 已验证, at any step. */
export function TransferPanel({ accountId, onClose, onChanged }: TransferPanelProps) {
  return (
    <SidePanel open={accountId !== null} title="账户验证" onClose={onClose}>
      {accountId !== null && <Transfer accountId={accountId} onChanged={onChanged} onClose={onClose} />}
    </SidePanel>
  );
}

function Transfer({ accountId, onChanged, onClose }: TransferPanelProps & { accountId: string }) {
  const account = useAnswer('bankAccountInfo', { body: { accountId } });
  const shown = account.value;

  async function look() {
    // A call that fails here is repeated in a moment.
    const next = await call('bankAccountInfo', { body: { accountId } }, { handlesErrors: true }).catch(() => null);
    if (next && next.state !== shown?.state) changed(next);
  }
  function changed(next: AccountRow) {
    account.replace(next);
    onChanged();
  }
  useVisibleInterval(() => void look(), pollMilliseconds, shown !== undefined && isWaiting(shown.state));

  return (
    <LoadedArea loaded={account} skeleton={<FormSkeleton />} failed={missing}>
      {(value) => (
        <TransferState
          account={value}
          onChanged={changed}
          onStale={() => {
            account.reload();
            onChanged();
          }}
          onClose={onClose}
        />
      )}
    </LoadedArea>
  );
}

/** The account in the address does not exist, or belongs to another company. */
function missing(error: unknown) {
  return error instanceof ApiError && error.status === '404' ? (
    <EmptyPanel title={error.msg} hint="请在账户列表中重新选择。" />
  ) : null;
}
