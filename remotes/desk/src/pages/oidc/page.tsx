import { ErrorPanel, LinkButton, useLoaded } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { handOnAnswer } from '../../client/provider-answer';
import { staffCall } from '../../client/staff-call';
import { EntryFrame } from '../../entry/entry-frame';
import { takeOidcTicket } from '../../entry/oidc-ticket';
import { enter } from '../../session/session';
import styles from './page.module.css';

/**
 * The identity provider has sent the browser back here: the login ends, or the reason stands here. A window that proves
 * somebody once more hands its answer to the page that opened it, and closes.
 */
export function Component() {
  const navigate = useNavigate();
  const [begun] = useState(takeOidcTicket);
  const login = useLoaded(async () => {
    if (!begun) {
      if (await handOnAnswer(location.search.slice(1))) return null;
      throw new Error('等待时间过长，请重新发起登录');
    }
    const me = await staffCall('staffOidcFinish', { body: { ticket: begun.ticket, answer: location.search.slice(1) } });
    return { me, wayBack: begun.wayBack };
  });
  const done = login.value;
  useEffect(() => {
    if (done === null) window.close();
    if (!done) return;
    enter(done.me);
    void navigate(done.wayBack, { replace: true });
  }, [done, navigate]);
  return (
    <EntryFrame
      title="企业账号登录"
      {...(login.state === 'failed'
        ? {}
        : { lead: done === null ? '验证结果已返回，请关闭此窗口并回到原页面。' : '正在完成登录，请稍候。' })}
    >
      {login.state !== 'failed' ? (
        <div className={styles.waiting} />
      ) : (
        <ErrorPanel
          title={login.error instanceof Error ? login.error.message : '登录未完成'}
          action={
            <LinkButton type="primary" to="/desk">
              返回登录
            </LinkButton>
          }
        />
      )}
    </EntryFrame>
  );
}
