import { ErrorPanel, LinkButton, useLoaded } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { EntryFrame } from '../../entry/entry-frame';
import { takeOidcTicket } from '../../entry/oidc-ticket';
import { enter } from '../../session/session';
import styles from './page.module.css';

/** The identity provider has sent the browser back here: the login ends, or the reason stands here. */
export function Component() {
  const navigate = useNavigate();
  const [begun] = useState(takeOidcTicket);
  const login = useLoaded(async () => {
    if (!begun) throw new Error('等待时间过长，请重新发起登录');
    const me = await staffCall('staffOidcFinish', { body: { ticket: begun.ticket, answer: location.search.slice(1) } });
    return { me, wayBack: begun.wayBack };
  });
  const done = login.value;
  useEffect(() => {
    if (!done) return;
    enter(done.me);
    void navigate(done.wayBack, { replace: true });
  }, [done, navigate]);
  return (
    <EntryFrame title="企业账号登录" {...(login.state === 'failed' ? {} : { lead: '正在完成登录，请稍候。' })}>
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
