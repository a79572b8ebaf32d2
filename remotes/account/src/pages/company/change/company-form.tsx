import { changeTexts } from '@portal/shared/codes';
import { companyFields, contactFields, invoiceTexts } from '@portal/shared/company-fields';
import { formatAmount } from '@portal/shared/format';
import { AmountInput, Radio, TextArea } from '@portal/shared/ui/fields';
import { FieldGrid, Form, FormGroup } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import { ChangeRequestForm } from '../../../change-requests/change-request-form';
import type { ChangeView } from '../../../change-requests/change-state';
import { UploadField } from '../../../stored-files/upload-field';
import type { Company } from '../load-company';
import { ChangeItem } from './change-item';
import { type CompanyValues, checkedInDraft, companyNames, draftOf, firstValues } from './company-values';
import { IndustryField } from './industry-field';
import { RegionFields } from './region-fields';
import { TermField } from './term-field';

interface CompanyFormProps {
  company: Company;
  /** The draft, or the request that was sent back. */
  change: ChangeView | null;
}

const yesOrNo = [
  { value: true, label: '是' },
  { value: false, label: '否' },
];

/** 变更信息: each field holds the present value; the person overwrites the ones to change. */
export function CompanyForm({ company, change }: CompanyFormProps) {
  return (
    <ChangeRequestForm<CompanyValues>
      change={change}
      initialValues={firstValues(company, change)}
      draftOf={(values) => draftOf(company, values)}
      renamed={companyNames}
      checkedInDraft={checkedInDraft}
      leaveTo="/center/crm/company/list"
      holdsPresent
      wide
      consequence={changeTexts.meanwhile}
      parameter="change"
    >
      <FormGroup title="基本信息" about="与营业执照保持一致，未变更的内容无需修改。">
        <FieldGrid>
          <ChangeItem name="compName" company={company} />
          <ChangeItem name="legalPerson" company={company} />
          <ChangeItem name="registeredCapital" company={company} label="注册资本" written={formatAmount}>
            <AmountInput suffix="万元" />
          </ChangeItem>
          <TermField company={company} />
          <RegionFields company={company} />
          <ChangeItem name="address" company={company} label="详细地址" />
          {contactFields.map((name) => (
            <ChangeItem key={name} name={name} company={company} />
          ))}
          <IndustryField company={company} />
          <ChangeItem name="scope" company={company}>
            <TextArea rows={4} maxLength={companyFields.scope.longest} showCount />
          </ChangeItem>
          <Form.Item name="smallMicro" label={companyFields.smallMicro.label}>
            <Radio.Group options={yesOrNo} />
          </Form.Item>
        </FieldGrid>
      </FormGroup>
      <FormGroup title="开票信息" about="用于平台服务费开票，请与税务登记一致。">
        <FieldGrid>
          {invoiceTexts.map((name) => (
            <ChangeItem key={name} name={name} company={company} />
          ))}
        </FieldGrid>
      </FormGroup>
      <FormGroup title="变更说明" about="便于平台审核，材料齐全可更快通过。">
        <Form.Item name="reason" label="变更原因" required rules={[asRule(required('请填写变更原因'))]}>
          <TextArea rows={3} maxLength={500} showCount placeholder="例如：办公地址搬迁" />
        </Form.Item>
        <Form.Item name="files" label="证明材料" extra="变更企业名称、法定代表人或注册资本时，请上传工商变更通知书">
          <UploadField label="证明材料" maxCount={5} />
        </Form.Item>
      </FormGroup>
    </ChangeRequestForm>
  );
}
