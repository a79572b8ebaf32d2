import type { CallInput } from '@portal/shared/contract';
import { PhoneInput } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { asRule, mobile as mobileRule } from '@portal/shared/validators';
import { staffCall } from '../../client/staff-call';
import { FormDialog } from '../../forms/form-dialog';
import { needed } from '../../forms/needed';
import { nameOf, type Person } from './person';

interface MobileDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for another number of a person who was identified without the phone. Two reviewers decide about it. */
export function MobileDialog({ person, onClose, onDone }: MobileDialogProps) {
  return (
    <FormDialog<Omit<CallInput<'staffPersonCorrectMobile'>['body'], 'userCode'>>
      title={`更正“${nameOf(person)}”的手机号`}
      action="提交审核"
      send={async (values) => {
        await staffCall('staffPersonCorrectMobile', { body: { userCode: person.userCode, ...values } });
        onDone();
      }}
      onClose={onClose}
    >
      <p>
        提交后由两名审核人员先后审核。通过后新手机号立即生效，该人员的所有设备退出登录，新旧手机号（现为
        {person.mobile}）都会收到通知。
      </p>
      <Form.Item name="mobile" label="新手机号" rules={[asRule(mobileRule)]}>
        <PhoneInput autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="evidence"
        label="核实方式"
        extra="写明如何核实了本人身份，请勿填写证件号码"
        rules={needed('请填写核实方式')}
      >
        <TextArea maxLength={500} rows={4} placeholder="例如：企业来函盖章申请，并与法定代表人视频核对身份证" />
      </Form.Item>
    </FormDialog>
  );
}
