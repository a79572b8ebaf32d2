import { accessToken } from '@portal/shared/session';
import { useState } from 'react';
import { PageTitle } from '../../forms/page-title';
import { AccountForm } from './account-form';
import { AddCompanyForm } from './add-company-form';

export function Component() {
  // The state on arrival: the registration logs the person in, and that must not change the form while they use it.
  const [known] = useState(() => accessToken() !== undefined);
  if (known) {
    return (
      <>
        <PageTitle title="添加企业">将以您当前登录的账号作为新企业的管理员，无需重新注册。</PageTitle>
        <AddCompanyForm />
      </>
    );
  }
  return (
    <>
      <PageTitle title="注册账号">提交后将自动登录，继续填写开通申请。</PageTitle>
      <AccountForm />
    </>
  );
}
