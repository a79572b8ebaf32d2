import { type TenantFact, tenantFacts } from '@portal/shared/tenant-facts';
import { Button, Input, showSuccess, UnsavedGuard } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { deployCall } from '../../../client/deploy-call';
import { FaultLine } from '../../../frame/fault-line';
import card from '../card.module.css';
import type { TabProps } from '../tenant';
import { type BrandValues, brandChanges, brandValues, pictureLabels, pictureNames } from './brand';
import styles from './brand-tab.module.css';
import { ColorField } from './color-field';
import { ContrastNote } from './contrast-note';
import { PictureField } from './picture-field';
import { BrandPreview } from './preview/brand-preview';

const colorRule = { pattern: /^#[0-9A-F]{6}$/i, message: '请输入 #RRGGBB 格式的颜色' };

/** What makes the pages look like the tenant's own beside the colour. Each may be empty. */
const lookNames = ['accentColor', 'pageColor', 'radius', 'wordmark'] as const;

const lookRules = (name: (typeof lookNames)[number]) => {
  const { check }: TenantFact = tenantFacts[name];
  const validator = async (_: unknown, text: string) => {
    const complaint = text ? check?.(text) : null;
    if (complaint) throw new Error(complaint);
  };
  return [{ validator }];
};

/** 品牌: the form, and beside it the pages as customers would see them. */
export function BrandTab({ tenant, onChanged }: TabProps) {
  const [form] = Form.useForm<BrandValues>();
  const typed = Form.useWatch([], form) as BrandValues | undefined;
  const values = { ...brandValues(tenant), ...typed };
  const same = Object.keys(brandChanges(tenant, values)).length === 0;
  const { submit, busy, fault, reset } = useSubmit(form, async (next: BrandValues) => {
    await deployCall('PATCH', `/tenants/${tenant.code}`, brandChanges(tenant, next));
    form.setFieldsValue(Object.fromEntries(pictureNames.map((name) => [name, undefined])));
    showSuccess('品牌已更新，客户打开页面即可看到');
    onChanged();
  });
  return (
    <div className={styles.columns}>
      <section className={card.card} aria-label="品牌设置">
        <Form<BrandValues> form={form} layout="vertical" initialValues={brandValues(tenant)} onFinish={submit}>
          <Form.Item
            name="themeColor"
            label={tenantFacts.themeColor.label}
            rules={[{ required: true, message: colorRule.message }, colorRule]}
          >
            <ColorField label={tenantFacts.themeColor.label} />
          </Form.Item>
          <ContrastNote color={values.themeColor} onBetter={(themeColor) => form.setFieldsValue({ themeColor })} />
          {lookNames.map((name) => {
            const { label, hint, maxLength } = tenantFacts[name];
            return (
              <Form.Item key={name} name={name} label={label} extra={hint} rules={lookRules(name)}>
                {name.endsWith('Color') ? (
                  <ColorField label={label} />
                ) : (
                  <Input maxLength={maxLength} autoComplete="off" inputMode={name === 'radius' ? 'numeric' : 'text'} />
                )}
              </Form.Item>
            );
          })}
          {pictureNames.map((name) => (
            <Form.Item key={name} name={name} label={pictureLabels[name]}>
              <PictureField label={pictureLabels[name]} present={tenant[name]} />
            </Form.Item>
          ))}
          <Form.Item name="backgroundTitle" label={tenantFacts.backgroundTitle.label}>
            <Input maxLength={tenantFacts.backgroundTitle.maxLength} autoComplete="off" />
          </Form.Item>
          <Form.Item name="backgroundContent" label={tenantFacts.backgroundContent.label}>
            <TextArea maxLength={tenantFacts.backgroundContent.maxLength} rows={3} showCount />
          </Form.Item>
          <FaultLine fault={fault} />
          <div className={styles.end}>
            <Button disabled={same || busy} onClick={reset}>
              放弃修改
            </Button>
            <Button type="primary" htmlType="submit" loading={busy} disabled={same}>
              保存并生效
            </Button>
          </div>
        </Form>
      </section>
      <BrandPreview tenant={tenant} values={values} />
      <UnsavedGuard when={!same && !busy} parameter="tab" />
    </div>
  );
}
