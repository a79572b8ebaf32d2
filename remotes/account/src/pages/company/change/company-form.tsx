import { companyFields, contactFields } from '@portal/shared/company-fields';
import { formatAmount } from '@portal/shared/format';
import { Input } from '@portal/shared/ui';
import { AmountInput, Radio, TextArea } from '@portal/shared/ui/fields';
import { Form, FormGroup } from '@portal/shared/ui/form';
import { asRule, decimal15, required, taxpayerId } from '@portal/shared/validators';
import { ChangeRequestForm } from '../../../change-requests/change-request-form';
import type { ChangeView } from '../../../change-requests/change-state';
import { UploadField } from '../../../stored-files/upload-field';
import type { Company } from '../load-company';
import { ChangeItem } from './change-item';
import {
  type CompanyValues,
  checkedInDraft,
  companyNames,
  draftOf,
  firstValues,
  formFields,
  registeredCapitalOf,
} from './company-values';
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

/** 变更信息: each field as it is, to be overwritten where it is to become something else. */
export function CompanyForm({ company, change }: CompanyFormProps) {
  const { invoice } = company;
  return (
    <ChangeRequestForm<CompanyValues>
      change={change}
      initialValues={firstValues(company, change)}
      draftOf={(values) => draftOf(company, values)}
      fields={formFields}
      renamed={companyNames}
      checkedInDraft={checkedInDraft}
      leaveTo="/center/crm/company/list"
      consequence="变更期间部分业务不可用"
      parameter="change"
    >
      <FormGroup title="基本信息" about="与营业执照保持一致，未变更的内容无需修改。">
        <ChangeItem name="compName" label="企业名称" present={company.compName} emptied="请输入企业名称">
          <Input maxLength={100} autoComplete="organization" />
        </ChangeItem>
        <ChangeItem
          name="legalPerson"
          label="法定代表人"
          present={company.legalPerson}
          emptied={companyFields.legalPerson.missing}
        >
          <Input maxLength={50} />
        </ChangeItem>
        <ChangeItem
          name="registeredCapital"
          label="注册资本（万元）"
          present={registeredCapitalOf(company)}
          written={formatAmount}
          emptied="请输入注册资本"
          rules={[asRule(decimal15)]}
        >
          <AmountInput suffix="万元" />
        </ChangeItem>
        <TermField company={company} />
        <RegionFields company={company} />
        <ChangeItem name="address" label="详细地址" present={company.address} emptied="请输入注册地址">
          <Input maxLength={200} />
        </ChangeItem>
        {contactFields.map((name) => {
          const { label, longest, missing } = companyFields[name];
          return (
            <ChangeItem key={name} name={name} label={label} present={company[name]} emptied={missing}>
              <Input maxLength={longest} />
            </ChangeItem>
          );
        })}
        <IndustryField company={company} />
        <ChangeItem name="scope" label="经营范围" present={company.scope} emptied="请输入经营范围">
          <TextArea rows={4} maxLength={2000} showCount />
        </ChangeItem>
        <Form.Item name="smallMicro" label="是否小微企业">
          <Radio.Group options={yesOrNo} />
        </Form.Item>
      </FormGroup>
      <FormGroup title="开票信息" about="用于平台服务费开票，请与税务登记一致。">
        <ChangeItem name="taxpayerId" label="纳税人识别号" present={invoice.taxpayerId} rules={[asRule(taxpayerId)]}>
          <Input maxLength={20} />
        </ChangeItem>
        <ChangeItem name="invoiceBankName" label="开户行" present={invoice.bankName}>
          <Input maxLength={100} />
        </ChangeItem>
        <ChangeItem name="invoiceBankAccount" label="开票账号" present={invoice.bankAccount}>
          <Input maxLength={30} inputMode="numeric" />
        </ChangeItem>
        <ChangeItem name="invoiceAddress" label="开票地址" present={invoice.address}>
          <Input maxLength={200} />
        </ChangeItem>
        <ChangeItem name="invoicePhone" label="开票电话" present={invoice.phone}>
          <Input maxLength={30} inputMode="tel" />
        </ChangeItem>
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
