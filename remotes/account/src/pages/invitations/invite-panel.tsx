import { Button, SuccessPanel } from '@portal/shared/ui';
import { SidePanel, useDiscard } from '@portal/shared/ui/frame';
import { useId, useState } from 'react';
import { type Invitation, inviteForm } from './invitation';
import { InvitationCard } from './invitation-card';
import { type InviteFields, InviteForm } from './invite-form';
import styles from './invite-panel.module.css';

interface InvitePanelProps {
  open: boolean;
  /** Says how many invitations the company can still send today. */
  quota: string;
  /** What was typed before; undefined for a form that begins anew. */
  typed: Partial<InviteFields> | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** 发送邀请: first the form, then its result in the same place. Each opening begins with the form. */
export function InvitePanel({ open, quota, typed, onSent, onClose }: InvitePanelProps) {
  const formId = useId();
  const [sent, setSent] = useState<Invitation | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setSent(null);
  }
  const [busy, setBusy] = useState(false);
  const { touch, forget, close, leave, question } = useDiscard({
    title: '放弃未发送的邀请？',
    consequence: '关闭后，已填写的内容将不会保存。',
    busy,
    onClose,
    keep: { name: inviteForm, title: '发送邀请' },
    typed,
  });

  return (
    <>
      <SidePanel
        open={open}
        title={sent ? '邀请已发送' : '发送邀请'}
        onClose={() => void leave()}
        footer={
          sent ? (
            <>
              <Button onClick={() => setSent(null)}>继续邀请</Button>
              <Button type="primary" onClick={close}>
                完成
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => void leave()} disabled={busy}>
                取消
              </Button>
              <Button type="primary" htmlType="submit" form={formId} loading={busy}>
                发送邀请
              </Button>
            </>
          )
        }
      >
        {sent ? (
          <>
            <SuccessPanel title="邀请已发送" hint={`已短信通知 ${sent.contact}，也可将以下链接或二维码转发给对方。`} />
            <InvitationCard invitation={sent} />
          </>
        ) : (
          <>
            <p className={styles.quota}>{quota}</p>
            <InviteForm
              id={formId}
              typed={typed}
              onChange={touch}
              onBusy={setBusy}
              onSent={(invitation) => {
                forget();
                setSent(invitation);
                onSent();
              }}
            />
          </>
        )}
      </SidePanel>
      {question}
    </>
  );
}
