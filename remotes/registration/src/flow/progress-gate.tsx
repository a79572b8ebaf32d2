import { ApiError, call } from '@portal/shared/api';
import { accessToken } from '@portal/shared/session';
import { certifyingWarning } from '@portal/shared/session/rules';
import { EmptyPanel, FormSkeleton, LinkButton, LoadedArea, NoPermissionPanel, useLoaded } from '@portal/shared/ui';
import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { FlowContext, type Progress } from './progress-context';
import { stepAddress, stepPathOf } from './steps';

/** Before every step but the first: where the company stands decides which page is shown, whatever the address says. */
export function Component() {
  return accessToken() ? <Gate /> : <LoginFirst />;
}

function LoginFirst() {
  return (
    <EmptyPanel
      wholePage
      title="请先登录，再继续办理"
      hint="登录后将自动回到贵司正在办理的步骤，已保存的内容不会丢失。"
      action={
        <>
          <LinkButton type="primary" to="/login">
            去登录
          </LinkButton>
          <LinkButton to="/register/account">注册新企业</LinkButton>
        </>
      }
    />
  );
}

function NoCompany() {
  return (
    <EmptyPanel
      wholePage
      title="请先选择要办理的企业"
      hint="您还没有进入任何企业。"
      action={
        <>
          <LinkButton type="primary" to="/login/changeComp">
            选择企业
          </LinkButton>
          <LinkButton to="/register/account">注册新企业</LinkButton>
        </>
      }
    />
  );
}

/** The server answers this to a person who is in no company. */
const withoutCompany = (error: unknown) => (error instanceof ApiError && error.status === '409' ? <NoCompany /> : null);

function Gate() {
  const loaded = useLoaded((signal) => call('registrationProgress', {}, { signal, handlesErrors: true }));
  const { value: progress, replace } = loaded;
  const flow = useMemo(
    () =>
      progress && {
        progress,
        advance: (compStatus: string) => replace({ ...progress, compStatus }),
        // A failure leaves the page, and what was typed there, as it is.
        refresh: () => void call('registrationProgress', {}, { handlesErrors: true }).then(replace, () => undefined),
      },
    [progress, replace],
  );
  return (
    <LoadedArea loaded={loaded} skeleton={<FormSkeleton fields={6} />} failed={withoutCompany}>
      {(current) => (
        <FlowContext value={flow ?? null}>
          <DueStep progress={current} />
        </FlowContext>
      )}
    </LoadedArea>
  );
}

function DueStep({ progress: { compStatus, inviteCode, rootManager } }: { progress: Progress }) {
  const { pathname } = useLocation();
  if (!rootManager) return <NoPermissionPanel wholePage title={certifyingWarning} hint="请联系贵司管理员办理。" />;
  if (pathname !== stepPathOf(compStatus)) return <Navigate to={stepAddress(compStatus, inviteCode)} replace />;
  return <Outlet />;
}
