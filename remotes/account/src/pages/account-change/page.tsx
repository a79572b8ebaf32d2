import { ApiError } from '@portal/shared/api';
import { usePermissions } from '@portal/shared/session';
import { EmptyPanel, FormSkeleton, LinkButton, LoadedArea, NoPermissionPanel, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { viewAddress } from '../../change-requests/change-state';
import { ChangeForm } from './change-form';
import type { ChangeSubject } from './change-subject';
import { loadSubject } from './load-subject';

const crumbs = [{ title: '账户信息', path: '/center/crm/account/list' }];

/** 变更账户 */
export function Component() {
  const { may } = usePermissions();
  return (
    <>
      <PageHeader title="变更账户" description="提交后由平台审核，通过后生效" crumbs={crumbs} />
      {may('account.write') ? <Subject /> : <NoPermissionPanel />}
    </>
  );
}

function Subject() {
  const [search] = useSearchParams();
  const subject = useLoaded((signal) => loadSubject(search, signal), search.toString());
  return (
    <LoadedArea loaded={subject} skeleton={<FormSkeleton fields={6} />} failed={missing}>
      {(value) => <Content subject={value} />}
    </LoadedArea>
  );
}

/** The account or request in the address does not exist, or belongs to another company. */
function missing(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== '404') return null;
  return (
    <EmptyPanel
      title={error.msg}
      hint="请在账户列表中重新选择。"
      action={
        <LinkButton type="primary" to="/center/crm/account/list">
          返回账户列表
        </LinkButton>
      }
    />
  );
}

const panels = {
  none: { title: '请先选择要变更的账户', hint: '在账户列表中找到该账户，点击“变更”。' },
  underReview: { title: '该账户的变更申请正在审核', hint: '审核完成后方可再次变更。' },
  closed: { title: '该申请已不能修改', hint: '只有草稿和已退回的申请可以修改。' },
};

function Content({ subject }: { subject: ChangeSubject }) {
  if (subject.kind === 'form') {
    const { account, change } = subject;
    return <ChangeForm key={change?.changeNo ?? account.accountId} account={account} change={change} />;
  }
  const next =
    subject.kind === 'none'
      ? { to: '/center/crm/account/list', text: '选择账户' }
      : { to: viewAddress({ changeNo: subject.changeNo, changeType: 'ACCOUNT' }), text: '查看申请' };
  return (
    <EmptyPanel
      {...panels[subject.kind]}
      action={
        <LinkButton type="primary" to={next.to}>
          {next.text}
        </LinkButton>
      }
    />
  );
}
