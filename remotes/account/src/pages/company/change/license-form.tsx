import { changeTexts } from '@portal/shared/codes';
import { companyFields, paperFields } from '@portal/shared/company-fields';
import { Checkbox } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/dates';
import { BesideLicenseSample, TextArea } from '@portal/shared/ui/fields';
import { FieldGrid, Form, type Rule } from '@portal/shared/ui/form';
import { ChangeRequestForm } from '../../../change-requests/change-request-form';
import type { ChangeView } from '../../../change-requests/change-state';
import { UploadField } from '../../../stored-files/upload-field';
import type { Company } from '../load-company';
import styles from './change-fields.module.css';
import { firstLicenseValues, type LicenseValues, licenseDraftOf } from './license-values';
import { TermField } from './term-field';

interface LicenseFormProps {
  company: Company;
  /** The draft, or the request that was sent back. */
  change: ChangeView | null;
}

/** At least one paper has to be renewed; the others may stay. */
const someRule: Rule = ({ getFieldsValue }) => ({
  validator: async () => {
    const values: LicenseValues = getFieldsValue([...paperFields]);
    if (paperFields.every((name) => !values[name]?.length)) throw new Error(changeTexts.noPaper);
  },
});

/** A card needs both sides: one side alone is refused. */
const otherSideRule =
  (other: 'legalIdFront' | 'legalIdBack', message: string): Rule =>
  ({ getFieldValue }) => ({
    validator: async (_, files: LicenseValues[typeof other]) => {
      const others: LicenseValues[typeof other] = getFieldValue(other);
      if (others?.length && !files?.length) throw new Error(message);
    },
  });

/** 更新证照: the new papers and their last days. */
export function LicenseForm({ company, change }: LicenseFormProps) {
  return (
    <ChangeRequestForm<LicenseValues>
      change={change}
      initialValues={firstLicenseValues(company, change)}
      draftOf={(values) => licenseDraftOf(company, values)}
      checkedInDraft={() => []}
      leaveTo="/center/crm/company/list?tab=papers"
      consequence={changeTexts.meanwhile}
      wide
      parameter="change"
    >
      <BesideLicenseSample>
        <Form.Item
          name="licenseFile"
          label={`新的${companyFields.licenseFile.label}`}
          dependencies={[...paperFields]}
          rules={[someRule]}
        >
          <UploadField label={companyFields.licenseFile.label} />
        </Form.Item>
        <TermField company={company} />
      </BesideLicenseSample>
      <FieldGrid>
        <div className={styles.sides} data-whole-row>
          <Form.Item
            name="legalIdFront"
            label={`新的${companyFields.legalIdFront.label}`}
            dependencies={['legalIdBack']}
            rules={[otherSideRule('legalIdBack', '请上传身份证人像面')]}
          >
            <UploadField label="身份证人像面" types={['JPG', 'PNG']} />
          </Form.Item>
          <Form.Item
            name="legalIdBack"
            label={`新的${companyFields.legalIdBack.label}`}
            dependencies={['legalIdFront']}
            rules={[otherSideRule('legalIdFront', '请上传身份证国徽面')]}
          >
            <UploadField label="身份证国徽面" types={['JPG', 'PNG']} />
          </Form.Item>
        </div>
        <IdTermField />
        <Form.Item name="reason" label="说明（选填）">
          <TextArea rows={3} maxLength={500} showCount placeholder="例如：营业执照换发" />
        </Form.Item>
      </FieldGrid>
    </ChangeRequestForm>
  );
}

/** The last day of the identity card, or 长期. */
function IdTermField() {
  const endless = Form.useWatch('idEndless', Form.useFormInstance<LicenseValues>()) ?? false;
  return (
    <div className={styles.term}>
      <Form.Item name="legalIdValidTo" label="身份证有效期至">
        <DateField disabled={endless} />
      </Form.Item>
      <Form.Item name="idEndless" valuePropName="checked" label=" " colon={false}>
        <Checkbox>长期</Checkbox>
      </Form.Item>
    </div>
  );
}
