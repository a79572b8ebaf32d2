import { call, prepareSealedCalls } from '@portal/shared/api';
import { browserId, switchCompany } from '@portal/shared/session';
import { Alert } from '@portal/shared/ui';
import { FieldGrid, Form, forgetCode, useSubmit } from '@portal/shared/ui/form';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { stepAddress } from '../../flow/steps';
import { FormSection } from '../../forms/form-section';
import { SubmitBar } from '../../forms/submit-bar';
import { type AccountValues, registrationOf } from './account-values';
import { CompanyFields } from './company-fields';
import { ConsentField } from './consent-field';
import { InvitationField } from './invitation-field';
import { type Existing, JoinCompany } from './join-company';
import { dropInput, keepInput, keptInput } from './kept-input';
import { PasswordFields } from './password-fields';
import { PersonFields } from './person-fields';

/** Registers a company and its administrator; neither exists yet. */
export function AccountForm() {
  const [form] = Form.useForm<AccountValues>();
  // The invitation's field begins with the code of the address, if there is one.
  const [{ inviteCode = '', ...initial }] = useState(keptInput);
  const [taken, setTaken] = useState<{ readonly mobile: string; readonly msg: string } | null>(null);
  const mobile: string | undefined = Form.useWatch('mobile', form);
  const [existing, setExisting] = useState<Existing | null>(null);
  const navigate = useNavigate();

  const { submit, busy, fault } = useSubmit(form, async (values) => {
    setTaken(null);
    const body = registrationOf(values, browserId());
    const reply = await call('registerSubmit', { body }, { handlesErrors: true });
    if (reply.result === 'mobileExists') setTaken({ mobile: values.mobile, msg: reply.msg });
    if (reply.result === 'companyExists') setExisting(reply);
    const { cookieDetailsVo: tokens, compName = '', employeeCode = '', compStatus = '', inviteCode = '' } = reply;
    if (reply.result !== 'registered' || !tokens) {
      forgetCode(form);
      return;
    }
    dropInput();
    switchCompany(tokens, { compName, employeeCode }, null);
    await navigate(stepAddress(compStatus, inviteCode), { replace: true });
  });

  return (
    <>
      {existing && <JoinCompany existing={existing} onBack={() => setExisting(null)} />}
      <div hidden={existing !== null}>
        <Form<AccountValues>
          form={form}
          layout="vertical"
          validateTrigger="onBlur"
          onFocus={prepareSealedCalls}
          initialValues={initial}
          onValuesChange={(_, values) => keepInput(values)}
          onFinish={submit}
        >
          <FormSection title="企业信息" about="用于建立企业档案，后续步骤无需重复填写。" wide>
            <FieldGrid>
              <CompanyFields />
            </FieldGrid>
          </FormSection>
          <FormSection title="管理员信息" about="办理人将成为企业在平台的管理员。" wide>
            <FieldGrid>
              <PersonFields />
              <PasswordFields />
            </FieldGrid>
          </FormSection>
          <FormSection title="邀请与协议" about="有邀请码的企业请填写，协议可逐份打开阅读。">
            <InvitationField typed={inviteCode} />
            <ConsentField />
            {taken && taken.mobile === mobile && (
              <Alert type="warning" showIcon title={taken.msg} action={<Link to="/login">去登录</Link>} />
            )}
            <SubmitBar label="提交注册" busy={busy} fault={fault} />
          </FormSection>
        </Form>
      </div>
    </>
  );
}
