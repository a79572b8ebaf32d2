import { call } from '@portal/shared/api';
import { companyFields, legalIdLabel } from '@portal/shared/company-fields';
import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { UnsavedGuard } from '@portal/shared/ui';
import { AmountInput, TextArea } from '@portal/shared/ui/fields';
import { FieldGrid, Form, useSubmit } from '@portal/shared/ui/form';
import { useFilePreview } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { correctionOf } from '../../correction/correction';
import { notBefore } from '../../forms/date-rules';
import rows from '../../forms/field-row.module.css';
import { FileField } from '../../forms/file-field';
import { FormSection } from '../../forms/form-section';
import { emblemSide, portraitSide } from '../../forms/identity-card-outlines';
import { LastDayField } from '../../forms/last-day-field';
import { SubmitBar } from '../../forms/submit-bar';
import { TextItem } from '../../forms/text-item';
import { bodyOf, type ChangeValues, firstValues } from './change-values';
import { useTicketFiles } from './use-ticket-files';
import { submitted, type WayOutProps } from './way-out';
import styles from './way-out.module.css';

/** The present paper in one sentence. */
const about = (day: string | null, ended: boolean) => {
  if (day === null) return '现有证照长期有效，如无变化可不上传。';
  return ended
    ? `现有证照已于 ${formatDay(day)} 到期，请上传新的证照。`
    : `现有证照有效期至 ${formatDay(day)}，如无变化可不上传。`;
};

/** New papers; for a correction also the company's texts. */
export function ChangeForm({ ticket, view, onDone, onStale }: WayOutProps) {
  const { kind, papers, reasons } = view;
  const [form] = Form.useForm<ChangeValues>();
  const files = useTicketFiles(ticket);
  const [preview, previewDialog] = useFilePreview(files.load);
  const [touched, setTouched] = useState(false);
  const correction = correctionOf({ reasons, correctable: [] }, '', {});
  const today = formatDay(serverNow());
  const ends = { rule: notBefore(() => today, '有效期须在今天之后'), missing: '请选择有效期止日', correction };
  const field = { correction, files, onPreview: preview };
  const { submit, busy, fault } = useSubmit(
    form,
    async () => {
      const body = bodyOf(ticket, view, form.getFieldsValue(true));
      await call('wayOutChange', { body }, { handlesErrors: true });
      setTouched(false);
      onDone(submitted[kind === 'renewal' ? 'renewal' : 'correction']);
    },
    ({ status }) => status === '409' && onStale(),
  );

  return (
    <>
      <Form<ChangeValues>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={firstValues(view)}
        onValuesChange={() => setTouched(true)}
        onFinish={submit}
      >
        {kind === 'correction' && (
          <FormSection title="企业信息" about="请按审核意见修改，其余内容可保持不变。" wide>
            <FieldGrid>
              <TextItem name="compName" correction={correction} />
              <TextItem name="legalPerson" correction={correction} />
              <TextItem name="registeredCapital" correction={correction} label="注册资本">
                <AmountInput suffix="万元" />
              </TextItem>
              <TextItem name="address" correction={correction} />
              <TextItem name="mailAddress" correction={correction} />
              <TextItem name="scope" correction={correction}>
                <TextArea maxLength={companyFields.scope.longest} rows={4} showCount />
              </TextItem>
            </FieldGrid>
          </FormSection>
        )}
        <FormSection title="营业执照" about={about(papers.termEnd, papers.licenseEnded)}>
          <FileField {...field} name="licenseFile" label="营业执照" optional={!papers.licenseEnded} />
          <div className={rows.validity}>
            <LastDayField {...ends} name="termEnd" label="营业期限至" endless={{ label: '长期' }} />
          </div>
        </FormSection>
        <FormSection title={legalIdLabel} about={about(papers.legalIdValidTo, papers.legalIdEnded)}>
          <div className={styles.sides}>
            <FileField
              {...field}
              name="legalIdFront"
              label="身份证人像面"
              outline={portraitSide}
              beside={{ legalIdBack: '身份证国徽面' }}
              optional={!papers.legalIdEnded}
            />
            <FileField
              {...field}
              name="legalIdBack"
              label="身份证国徽面"
              outline={emblemSide}
              beside={{ legalIdFront: '身份证人像面' }}
              optional={!papers.legalIdEnded}
            />
          </div>
          <div className={rows.validity}>
            <LastDayField
              {...ends}
              name="legalIdValidTo"
              label="身份证有效期至"
              endless={{ label: '长期', name: 'idEndless' }}
            />
          </div>
        </FormSection>
        <FormSection title="说明">
          <Form.Item name="reason" label="说明（选填）">
            <TextArea rows={3} maxLength={500} showCount placeholder="例如：证照到期换发" />
          </Form.Item>
        </FormSection>
        <SubmitBar label="提交审核" busy={busy} fault={fault} sticky />
      </Form>
      {previewDialog}
      <UnsavedGuard when={touched && !busy} />
    </>
  );
}
