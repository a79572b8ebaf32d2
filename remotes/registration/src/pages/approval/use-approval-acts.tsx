import { ApiError, call } from '@portal/shared/api';
import { showSuccess } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useFlow } from '../../flow/progress-context';

type ApprovalAction = 'refresh' | 'withdraw' | 'correct';

export type ApprovalActs = ReturnType<typeof useApprovalActs>;

/** The actions on the application. Only one runs at a time. */
export function useApprovalActs(onRefresh: () => Promise<void>) {
  const { progress, advance, refresh } = useFlow();
  const [busy, setBusy] = useState<ApprovalAction | null>(null);
  const [confirm, confirmDialog] = useConfirm();

  async function run(name: ApprovalAction, act: () => Promise<void>) {
    if (busy) return;
    setBusy(name);
    try {
      await act();
    } catch (error) {
      ApiError.expect(error);
      // The reviewer may have acted first.
      if (error.status === '409') refresh();
    } finally {
      setBusy(null);
    }
  }

  async function withdraw() {
    const question = {
      title: `确定撤回“${progress.compName}”的认证申请？`,
      consequence: '撤回后可以修改资料，重新提交后需要重新排队审核。',
      action: '撤回申请',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const { compStatus } = await call('approvalWithdraw', {});
    showSuccess('申请已撤回，可修改后重新提交');
    advance(compStatus);
  }

  /** Opens the application for correction, at the field if one is given. */
  async function correct(field?: string) {
    const { compStatus } = await call('approvalCorrect', {});
    advance(compStatus, field);
  }

  return {
    busy,
    refresh: () => void run('refresh', onRefresh),
    withdraw: () => void run('withdraw', withdraw),
    correct: (field?: string) => void run('correct', () => correct(field)),
    confirmDialog,
  };
}
