import { call } from '@portal/shared/api';
import { refreshToken, switchCompany } from '@portal/shared/session';
import { UnsavedGuard } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepAddress } from '../../flow/steps';
import { FormSection } from '../../forms/form-section';
import { SubmitBar } from '../../forms/submit-bar';
import { type CompanyValues, companyOf } from './account-values';
import { CompanyFields } from './company-fields';
import { ConsentField } from './consent-field';
import { InvitationField } from './invitation-field';
import { type Existing, JoinCompany } from './join-company';
import { IdentityField } from './person-fields';

/** Adds a company to a person who is logged in: the account stays as it is and goes on in the new company. */
export function AddCompanyForm() {
  const [form] = Form.useForm<CompanyValues>();
  const [touched, setTouched] = useState(false);
  const [existing, setExisting] = useState<Existing | null>(null);
  const navigate = useNavigate();

  const { submit, busy, fault } = useSubmit(form, async (values) => {
    const reply = await call('companyAdd', { body: companyOf(values) }, { handlesErrors: true });
    if (reply.result !== 'registered') {
      setExisting(reply);
      return;
    }
    const { compName = '', employeeCode = '', compStatus = '', inviteCode = '' } = reply;
    const body = { refreshToken: refreshToken() ?? '', employeeCode };
    const { compInfo, ...tokens } = await call('refreshToken', { body }, { handlesErrors: true });
    setTouched(false);
    switchCompany(tokens, { compName, employeeCode }, compInfo);
    await navigate(stepAddress(compStatus, inviteCode), { replace: true });
  });

  return (
    <>
      {existing && <JoinCompany existing={existing} onBack={() => setExisting(null)} />}
      <div hidden={existing !== null}>
        <Form<CompanyValues>
          form={form}
          layout="vertical"
          validateTrigger="onBlur"
          onValuesChange={() => setTouched(true)}
          onFinish={submit}
        >
          <FormSection title="企业信息" about="用于建立企业档案，后续步骤无需重复填写。">
            <CompanyFields />
            <IdentityField />
          </FormSection>
          <FormSection title="邀请与协议" about="有邀请码的企业请填写，协议可逐份打开阅读。">
            <InvitationField />
            <ConsentField />
            <SubmitBar label="添加企业" busy={busy} fault={fault} />
          </FormSection>
        </Form>
      </div>
      <UnsavedGuard when={touched && !busy} />
    </>
  );
}
