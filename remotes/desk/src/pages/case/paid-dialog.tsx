import { type Act, Alert, Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule, newBankSerialNo } from '@portal/shared/validators';
import { FormDialog } from '../../forms/form-dialog';
import type { Case, Decision } from './case';
import { effectOf, questionOf } from './words';

interface PaidDialogProps {
  shown: Case;
  decision: Decision;
  act: Act<[Decision]>;
  onClose: () => void;
}

/** Asks for the bank's number before a person says that money was paid. A number is copied with the blanks of its receipt. */
export function PaidDialog({ shown, decision, act, onClose }: PaidDialogProps) {
  return (
    <FormDialog<{ bankSerialNo: string }>
      title={questionOf(decision, shown)}
      action={decision.label}
      send={({ bankSerialNo }) => act.run({ ...decision, bankSerialNo })}
      onClose={onClose}
    >
      <p>{effectOf(decision.outcome, shown)}</p>
      <Form.Item
        name="bankSerialNo"
        label="银行流水号"
        extra="请填写付款银行回单上的流水号，企业可据此核对到账款项"
        normalize={(typed: string) => typed.replace(/\s/g, '')}
        rules={[asRule(newBankSerialNo)]}
      >
        <Input autoFocus autoComplete="off" maxLength={60} />
      </Form.Item>
      {act.fault !== null && <Alert type="warning" showIcon title={act.fault} />}
    </FormDialog>
  );
}
