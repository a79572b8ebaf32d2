import { type TenantFact, tenantFacts } from '@portal/shared/tenant-facts';
import { Alert, Input, showSuccess } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, type Rule } from '@portal/shared/ui/form';
import { deployCall } from '../../../client/deploy-call';
import { FormDialog } from '../../../forms/form-dialog';
import { needed } from '../../../forms/needed';
import type { TenantFacts } from '../tenant';
import { type FactField, type FactsValues, factFields, factsChanges, factsValues, lostHosts } from './facts-changes';

interface FactsDialogProps {
  tenant: TenantFacts;
  onClose: () => void;
  onDone: () => void;
}

/** What the gateway would refuse is said beside the field. */
function rulesOf({ missing, check }: TenantFact): Rule[] {
  const right: Rule = {
    validator: (_, text: string) => {
      const error = text.trim() === '' ? null : check?.(text.trim());
      return error ? Promise.reject(new Error(error)) : Promise.resolve();
    },
  };
  return missing ? [...needed(missing), right] : [right];
}

const fields = factFields.map((name): TenantFact & { name: FactField } => ({ name, ...tenantFacts[name] }));

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
      {fields.map((fact) => (
        <Form.Item key={fact.name} name={fact.name} label={fact.label} extra={fact.hint} rules={rulesOf(fact)}>
          <Input maxLength={fact.maxLength} autoComplete="off" placeholder={fact.placeholder} />
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
