import { call } from '@portal/shared/api';
import { accessToken, noteCompStatus } from '@portal/shared/session';
import { EmptyPanel, FormSkeleton, LinkButton, LoadedArea, useLoaded } from '@portal/shared/ui';
import { use, useLayoutEffect, useMemo, useState } from 'react';
import { DueStep } from './due-step';
import { FlowContext, NoteStatusContext } from './progress-context';

/**
 * Stands before every step but the first: the company's status decides which page is shown, whatever the address says.
 */
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

function Gate() {
  const loaded = useLoaded((signal) => call('registrationProgress', {}, { signal, handlesErrors: true }));
  const { value: progress, replace } = loaded;
  const [sought, setSought] = useState<string | null>(null);
  const noteStatus = use(NoteStatusContext);
  const compStatus = progress?.compStatus;
  const failed = loaded.state === 'failed';
  useLayoutEffect(() => {
    if (compStatus !== undefined || failed) noteStatus(compStatus ?? '');
    if (compStatus !== undefined) noteCompStatus(compStatus);
  }, [noteStatus, compStatus, failed]);
  const flow = useMemo(() => {
    const look = () => call('registrationProgress', {}, { handlesErrors: true }).then(replace);
    return (
      progress && {
        progress,
        sought,
        advance: (compStatus: string, field?: string) => {
          setSought(field ?? null);
          replace({ ...progress, compStatus });
        },
        look,
        refresh: () => void look().catch(() => undefined),
      }
    );
  }, [progress, replace, sought]);
  return (
    <LoadedArea loaded={loaded} skeleton={<FormSkeleton fields={6} />}>
      {(current) => (
        <FlowContext value={flow ?? null}>
          <DueStep progress={current} />
        </FlowContext>
      )}
    </LoadedArea>
  );
}
