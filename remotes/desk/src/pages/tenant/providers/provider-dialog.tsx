import { optionsOf } from '@portal/shared/codes';
import type { CallInput } from '@portal/shared/contract';
import { Input, PasswordInput, showSuccess } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../../../client/staff-call';
import { FormDialog } from '../../../forms/form-dialog';
import { needed } from '../../../forms/needed';
import type { TenantFacts } from '../tenant';
import { modeEffects, modeLabels, type Provider } from './provider';

interface ProviderDialogProps {
  tenant: TenantFacts;
  provider: Provider;
  onClose: () => void;
  onDone: () => void;
}

type Values = Pick<CallInput<'staffProviderSet'>['body'], 'mode' | 'url' | 'keyId' | 'secret'>;

export function ProviderDialog({ tenant, provider, onClose, onDone }: ProviderDialogProps) {
  const { port, name } = provider;
  const own = provider.mode === 'own';
  const [form] = Form.useForm<Values>();
  const mode = Form.useWatch('mode', form) ?? provider.mode;
  async function save({ secret, ...values }: Values) {
    const given = secret ? { secret } : {};
    await staffCall('staffProviderSet', { body: { tenant: tenant.code, port, ...values, ...given } });
    showSuccess();
    onDone();
  }
  return (
    <FormDialog<Values>
      form={form}
      title={`设置“${tenant.platformName}”的${name}`}
      action="保存"
      initialValues={{ mode: provider.mode, url: own ? (provider.url ?? '') : '', keyId: provider.keyId ?? 'portal' }}
      send={save}
      onClose={onClose}
    >
      <Form.Item name="mode" label="方式" extra={modeEffects[mode]}>
        <Radio.Group options={optionsOf(modeLabels)} />
      </Form.Item>
      {mode === 'own' && (
        <>
          <Form.Item name="url" label="地址" rules={needed('请输入服务商的 https 地址')}>
            <Input maxLength={300} autoComplete="off" placeholder="https://" />
          </Form.Item>
          <Form.Item name="keyId" label="密钥编号" rules={needed('请输入密钥编号')}>
            <Input maxLength={64} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="secret"
            label="密钥"
            extra={own ? '留空则沿用现有密钥；更换地址时须重新填写。保存后不再显示。' : '至少 32 位，保存后不再显示。'}
            rules={[...(own ? [] : needed('请输入密钥')), { min: 32, message: '密钥至少32位' }]}
          >
            <PasswordInput label="密钥" maxLength={200} autoComplete="new-password" />
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
