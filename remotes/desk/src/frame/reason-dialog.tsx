import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import { FormDialog } from '../forms/form-dialog';
import { needed } from '../forms/needed';

export interface ReasonDialogProps {
  /** Names the act and its object, e.g. 冻结“某某公司”. */
  title: string;
  /** The sentence about the act's effect. */
  effect: ReactNode;
  /** The verb. */
  action: string;
  /** The label of the reason; another one where the customer reads it too. */
  label?: string;
  danger?: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** An act that an auditor will ask about, so it wants its reason. */
export function ReasonDialog({ effect, label = '原因', send, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog<{ reason: string }> {...dialog} send={({ reason }) => send(reason)}>
      <p>{effect}</p>
      <Form.Item name="reason" label={label} rules={needed('请填写原因')}>
        <TextArea maxLength={200} rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
