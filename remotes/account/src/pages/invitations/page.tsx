import { ApiError, call, useKeptAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { usePermissions } from '@portal/shared/session';
import { Button, lateComponent } from '@portal/shared/ui';
import { DataTable, type LoadPage, type RowAction } from '@portal/shared/ui/data';
import { InviteIcon, KeptFormNotice, PageHeader, SidePanel, useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { type Invitation, inviteForm, isOpen } from './invitation';
import { InvitationCard } from './invitation-card';
import { invitationColumns } from './invitation-columns';
import { invitationFilters } from './invitation-filters';
import type { InviteFields } from './invite-form';
import { quotaText } from './quota-text';
import { useResendWaits } from './use-resend-waits';

const InvitePanel = lateComponent(() => import('./invite-panel').then((module) => module.InvitePanel), {
  wanted: ({ open }) => open,
});

const load: LoadPage<Invitation> = ({ pageNum, pageSize, filters }, signal) =>
  call('invitationList', { body: { pageNum, pageSize, ...filters } }, { signal, handlesErrors: true });

/** 邀请企业 */
export function Component() {
  const mayInvite = usePermissions().may('invitation.write');
  const told = useMessageVersion();
  const [version, setVersion] = useState(0);
  const [inviting, setInviting] = useState(false);
  const [typed, setTyped] = useState<Partial<InviteFields>>();
  const [shown, setShown] = useState<{ invitation: Invitation; open: boolean } | null>(null);
  const [confirm, question] = useConfirm();
  const waits = useResendWaits();
  const quota = useKeptAnswer('invitationQuota', {});
  const changed = () => setVersion((current) => current + 1);

  async function resend({ id, contact }: Invitation) {
    try {
      const { sendCodeInterval } = await call(
        'invitationResend',
        { body: { id } },
        { success: `已重新发送给${contact}` },
      );
      waits.start(id, sendCodeInterval);
    } catch (error) {
      // The client has shown the reason; the invitation may be over.
      ApiError.expect(error);
      changed();
    }
  }
  async function revoke({ id, compName }: Invitation) {
    const consequence = `撤销后邀请链接与邀请码立即失效，确定撤销对“${compName}”的邀请？`;
    if (!(await confirm({ title: '撤销邀请', consequence, action: '撤销', danger: true }))) return;
    await call('invitationRevoke', { body: { id } }, { success: true }).catch(ApiError.expect);
    changed();
  }

  function rowActions(row: Invitation): RowAction[] {
    if (!isOpen(row)) return [];
    const wait = waits.secondsOf(row.id);
    return [
      { key: 'show', label: '查看邀请', onSelect: () => setShown({ invitation: row, open: true }) },
      {
        key: 'resend',
        label: wait > 0 ? `重新发送(${wait})` : '重新发送',
        disabled: wait > 0,
        onSelect: () => void resend(row),
      },
      { key: 'revoke', label: '撤销', danger: true, onSelect: () => void revoke(row) },
    ];
  }

  function begin(before?: Partial<InviteFields>) {
    setTyped(before);
    setInviting(true);
  }

  const invite = (label: string, type: 'primary' | 'default') => (
    <Button type={type} icon={<InviteIcon />} onClick={() => begin()}>
      {label}
    </Button>
  );

  return (
    <>
      <PageHeader
        title="邀请企业"
        description={`邀请上下游企业入驻平台，共同办理业务。${mayInvite ? quotaText(quota.value) : ''}`}
        actions={mayInvite && invite('发送邀请', 'primary')}
      />
      {mayInvite && <KeptFormNotice name={inviteForm} onResume={begin} />}
      <DataTable
        id="invitations"
        keptAs="invitations"
        label="邀请记录"
        columns={invitationColumns}
        rowKey={({ id }) => id}
        rowName={({ compName }) => compName}
        load={load}
        filters={invitationFilters}
        {...(mayInvite && { rowActions })}
        reloadKey={version + told}
        exportName="邀请记录"
        empty={{
          title: '还没有邀请过企业',
          ...(mayInvite && { hint: '对方通过您的邀请注册后，可在此查看进度。', action: invite('立即邀请', 'default') }),
        }}
        filteredEmptyTitle="未找到匹配的邀请"
      />
      {question}
      <InvitePanel
        open={inviting}
        quota={quotaText(quota.value)}
        typed={typed}
        onSent={() => {
          changed();
          quota.reload();
        }}
        onClose={() => setInviting(false)}
      />
      {shown && (
        <SidePanel
          open={shown.open}
          title="查看邀请"
          onClose={() => setShown((current) => current && { ...current, open: false })}
        >
          <InvitationCard invitation={shown.invitation} />
        </SidePanel>
      )}
    </>
  );
}
