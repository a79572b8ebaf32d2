import { Button, lateComponent, showSuccess, useAct } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { FaultLine } from '../../frame/fault-line';
import type { Ticket } from './ticket';

const HandOverDialog = lateComponent(() => import('./hand-over-dialog').then((module) => module.HandOverDialog));

export function TicketActs({ ticket, onChanged }: { ticket: Ticket; onChanged: () => void }) {
  const { ticketNo, topic, visitor, may } = ticket;
  const [handsOver, setHandsOver] = useState(false);
  const [confirm, question] = useConfirm();
  const { run, busy, fault } = useAct(async () => {
    const sure = await confirm({
      title: `确定关闭咨询“${topic}”？`,
      consequence: visitor ? '对方不会收到通知，仍可通过链接继续提问。' : '客户会收到站内信，仍可继续提问。',
      action: '关闭咨询',
    });
    if (!sure) return;
    await staffCall('staffSupportClose', { body: { ticketNo } });
    showSuccess();
    onChanged();
  });
  return (
    <>
      {may.includes('handOver') && <Button onClick={() => setHandsOver(true)}>转交</Button>}
      {may.includes('close') && (
        <Button loading={busy} onClick={() => void run()}>
          关闭咨询
        </Button>
      )}
      <FaultLine fault={fault} />
      {handsOver && (
        <HandOverDialog
          ticket={ticket}
          onClose={() => setHandsOver(false)}
          onDone={() => {
            setHandsOver(false);
            showSuccess();
            onChanged();
          }}
        />
      )}
      {question}
    </>
  );
}
