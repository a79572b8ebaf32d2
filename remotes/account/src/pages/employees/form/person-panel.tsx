import { Button, type Loaded } from '@portal/shared/ui';
import { SidePanel, useDiscard } from '@portal/shared/ui/frame';
import { useId, useState } from 'react';
import type { Employee } from '../employee';
import type { Products } from '../use-products';
import { type PersonFields, PersonForm } from './person-form';

interface PersonPanelProps {
  open: boolean;
  title: string;
  action: string;
  /** The person to change; left out for a new person. */
  person?: Employee;
  /** What was typed before; undefined for a form that begins anew. */
  typed?: Partial<PersonFields> | undefined;
  /** The form's name, if another tab must not take its input away. */
  name?: string;
  products: Loaded<Products>;
  /** Rejects with the server's faults. */
  send: (fields: PersonFields) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** The form of one person beside the list. It closes when the act is done, and asks before input is lost. */
export function PersonPanel({
  open,
  title,
  action,
  person,
  typed,
  name,
  products,
  send,
  onDone,
  onClose,
}: PersonPanelProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const { touch, close, leave, question } = useDiscard({
    title: '放弃未保存的内容？',
    consequence: '关闭后，已填写的内容将不会保存。',
    busy,
    onClose,
    ...(name !== undefined && { keep: { name, title } }),
    typed,
  });

  async function submit(fields: PersonFields) {
    setBusy(true);
    await send(fields).finally(() => setBusy(false));
    onDone();
    close();
  }

  return (
    <>
      <SidePanel
        open={open}
        title={title}
        onClose={() => void leave()}
        footer={
          <>
            <Button onClick={() => void leave()} disabled={busy}>
              取消
            </Button>
            <Button type="primary" htmlType="submit" form={formId} loading={busy}>
              {action}
            </Button>
          </>
        }
      >
        <PersonForm id={formId} person={person} typed={typed} products={products} onChange={touch} onSubmit={submit} />
      </SidePanel>
      {question}
    </>
  );
}
