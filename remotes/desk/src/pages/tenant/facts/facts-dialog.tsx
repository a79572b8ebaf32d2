import { creditCodeLabel } from '@portal/shared/company-fields';
import { Alert, Input, showSuccess } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { deployCall } from '../../../client/deploy-call';
import { FormDialog } from '../../../forms/form-dialog';
import { needed } from '../../../forms/needed';
import type { TenantFacts } from '../tenant';
import { type FactsValues, factsChanges, factsValues, lostHosts } from './facts-changes';

interface FactsDialogProps {
  tenant: TenantFacts;
  onClose: () => void;
  onDone: () => void;
}

const fields = [
  { name: 'platformName', label: '平台名称', maxLength: 40, rules: needed('请输入平台名称') },
  { name: 'legalName', label: '公司名称', maxLength: 60 },
  { name: 'creditCode', label: creditCodeLabel, maxLength: 18 },
  { name: 'legalPerson', label: '法定代表人', maxLength: 40 },
  { name: 'hotline', label: '客服热线', maxLength: 30 },
  { name: 'address', label: '联系地址', maxLength: 100 },
  { name: 'filingsContent', label: '备案信息', maxLength: 200 },
  { name: 'mainSystem', label: '主系统地址', maxLength: 500, extra: '留空则不显示“平台主页”', placeholder: 'https://' },
];

/** The platform's name, its identity in law, and its host names. */
export function FactsDialog({ tenant, onClose, onDone }: FactsDialogProps) {
  const [form] = Form.useForm<FactsValues>();
  const typed = Form.useWatch([], form) as FactsValues | undefined;
  const values = { ...factsValues(tenant), ...typed };
  const lost = lostHosts(tenant, values);
  const same = Object.keys(factsChanges(tenant, values)).length === 0;
  return (
    <FormDialog<FactsValues>
      form={form}
      size="table"
      title={`修改“${tenant.platformName}”的资料`}
      action="保存"
      locked={same ? '尚未修改' : null}
      initialValues={factsValues(tenant)}
      send={async (sent) => {
        await deployCall('PATCH', `/tenants/${tenant.code}`, factsChanges(tenant, sent));
        showSuccess();
        onDone();
      }}
      onClose={onClose}
    >
      <p>保存后立即对访问该租户的所有人生效；公司名称、信用代码和法定代表人会列入之后签署的协议。</p>
      {fields.map(({ name, label, maxLength, rules = [], extra, placeholder }) => (
        <Form.Item key={name} name={name} label={label} extra={extra} rules={rules}>
          <Input maxLength={maxLength} autoComplete="off" placeholder={placeholder} />
        </Form.Item>
      ))}
      <Form.Item
        name="hostNames"
        label="主机名"
        extra="每行一个，小写，不含端口"
        rules={needed('请至少填写一个主机名')}
      >
        <TextArea rows={3} spellCheck={false} />
      </Form.Item>
      {lost.length > 0 && (
        <Alert type="warning" showIcon role="status" title={`保存后 ${lost.join('、')} 将立即无法访问该租户。`} />
      )}
    </FormDialog>
  );
}
