import { download, saveFile } from '@portal/shared/api';
import { plainEmail } from '@portal/shared/format';
import { Button, Input, NumberInput } from '@portal/shared/ui';
import { FieldGrid, Form } from '@portal/shared/ui/form';
import { all, asRule, email, personName, required } from '@portal/shared/validators';
import { FileField } from '../../forms/file-field';
import styles from './card.module.css';
import { idNumberRule } from './id-number-rule';
import type { CardFieldsProps } from './legal-person-fields';

interface AgentFieldsProps extends CardFieldsProps {
  /** The masked number; the account's registration has proved it. */
  mobile: string;
  /** The legal person themselves: their own card has name and number, and nobody has to authorise them. */
  isLegalPerson: boolean;
}

/** The api client shows a failure. */
const fetchTemplate = () => download('agentLetterTemplate', {}).then(saveFile, () => undefined);

export function AgentFields({ correction, knownIdNo, mobile, isLegalPerson, onPreview, taken }: AgentFieldsProps) {
  const { item, locked } = correction;
  return (
    <FieldGrid>
      <Form.Item {...item('name')} label="管理员姓名" rules={[asRule(all(required('请输入管理员姓名'), personName))]}>
        <Input maxLength={50} autoComplete="off" disabled={isLegalPerson || locked('name')} />
      </Form.Item>
      <Form.Item {...item('idNo')} label="证件号码" rules={[asRule(idNumberRule(knownIdNo))]}>
        <NumberInput longest={18} placeholder="请输入18位身份证号码" disabled={isLegalPerson || locked('idNo')} />
      </Form.Item>
      <Form.Item label="手机号码">
        <Input value={mobile} readOnly aria-label="手机号码" />
      </Form.Item>
      <Form.Item
        {...item('email')}
        label={isLegalPerson ? '邮箱（选填）' : '邮箱'}
        normalize={plainEmail}
        rules={[asRule(isLegalPerson ? email : all(required('请输入邮箱地址'), email))]}
      >
        <Input type="email" autoComplete="email" disabled={locked('email')} />
      </Form.Item>
      {!isLegalPerson && (
        <>
          <p className={styles.template} data-whole-row>
            请下载授权委托书模板，由法定代表人签字并加盖公章后上传。
            <Button size="small" onClick={fetchTemplate}>
              下载模板
            </Button>
          </p>
          <FileField name="letterFile" label="授权委托书" taken={taken} correction={correction} onPreview={onPreview} />
        </>
      )}
    </FieldGrid>
  );
}
