import { call } from '@portal/shared/api';
import { legalIdLabel } from '@portal/shared/company-fields';
import { formatDay } from '@portal/shared/format';
import { Checkbox, UnsavedGuard } from '@portal/shared/ui';
import { FileUpload, type StoredFile, TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { DescriptionList, useFilePreview } from '@portal/shared/ui/frame';
import { asRule, required } from '@portal/shared/validators';
import { useState } from 'react';
import { FormSection } from '../../forms/form-section';
import { SubmitBar } from '../../forms/submit-bar';
import { ticked } from '../../forms/ticked-rule';
import { useTicketFiles } from './use-ticket-files';
import { submitted, type WayOutProps } from './way-out';
import styles from './way-out.module.css';

interface Values {
  reason?: string;
  files?: readonly StoredFile[];
  confirmed?: boolean;
}

const dayText = (day: string | null, ended: boolean) =>
  day === null ? '长期' : `${formatDay(day)}${ended ? '（已过期，恢复后需更新证照）' : ''}`;

/** Asks the platform, with a reason: for a closed company to be opened again, or for the end of a freeze. */
export function AskForm({ ticket, view, onDone, onStale }: WayOutProps) {
  const { papers } = view;
  const kind = view.kind === 'unfreeze' ? 'unfreeze' : 'reopening';
  const [form] = Form.useForm<Values>();
  const files = useTicketFiles(ticket);
  const [preview, previewDialog] = useFilePreview(files.load);
  const [touched, setTouched] = useState(false);
  const { submit, busy, fault } = useSubmit(
    form,
    async ({ reason = '', files: picked = [] }: Values) => {
      const fileTokens = picked.map(({ fileToken }) => fileToken);
      await call('wayOutAsk', { body: { ticket, reason: reason.trim(), fileTokens } }, { handlesErrors: true });
      setTouched(false);
      onDone(submitted[kind]);
    },
    ({ status }) => status === '409' && onStale(),
  );
  return (
    <>
      <Form<Values>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onValuesChange={() => setTouched(true)}
        onFinish={submit}
      >
        {kind === 'reopening' && (
          <FormSection title="核对证照" about="恢复后产品需重新申请开通，数字证书由平台重新签发。">
            <div className={styles.papers}>
              <DescriptionList
                items={[
                  ...(papers.licenseName ? [{ label: '营业执照', value: papers.licenseName }] : []),
                  { label: '营业期限至', value: dayText(papers.termEnd, papers.licenseEnded) },
                  { label: `${legalIdLabel}有效期至`, value: dayText(papers.legalIdValidTo, papers.legalIdEnded) },
                ]}
              />
            </div>
            <Form.Item
              name="confirmed"
              valuePropName="checked"
              rules={[ticked('请核对证照信息并确认')]}
              validateTrigger="onChange"
            >
              <Checkbox>我确认上述证照信息真实，且与企业现状一致</Checkbox>
            </Form.Item>
          </FormSection>
        )}
        <FormSection title="申请说明">
          <Form.Item name="reason" label="申请原因" rules={[asRule(required('请填写申请原因'))]}>
            <TextArea rows={4} maxLength={500} showCount />
          </Form.Item>
          <Form.Item name="files" label="证明材料（选填）" validateTrigger="onChange">
            <FileUpload label="证明材料" upload={files.upload} maxCount={5} onPreview={preview} />
          </Form.Item>
        </FormSection>
        <SubmitBar label="提交申请" busy={busy} fault={fault} />
      </Form>
      {previewDialog}
      <UnsavedGuard when={touched && !busy} />
    </>
  );
}
