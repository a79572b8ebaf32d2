import { Alert, Button, useAct, useLoaded } from '@portal/shared/ui';
import { staffCall } from '../client/staff-call';
import styles from './oidc-button.module.css';
import { keepOidcTicket } from './oidc-ticket';

interface OidcButtonProps {
  /** The token of a one-time link: the person is known by the provider's name from then on. */
  link?: string;
  label?: string;
}

/** The way in by the company's identity provider, where the operator has one. */
export function OidcButton({ link, label = '企业账号登录' }: OidcButtonProps) {
  const offer = useLoaded((signal) => staffCall('staffOidcOffer', {}, signal));
  const { run, busy, fault } = useAct(async () => {
    const { url, ticket } = await staffCall('staffOidcBegin', { body: link === undefined ? {} : { link } });
    const { pathname, search } = location;
    keepOidcTicket({ ticket, wayBack: link === undefined ? pathname + search : '/desk' });
    location.assign(url);
  });
  if (!offer.value?.offered) return null;
  return (
    <div className={styles.other}>
      {fault && <Alert type="warning" showIcon title={fault} />}
      <Button block size="large" loading={busy} onClick={() => void run()}>
        {label}
      </Button>
    </div>
  );
}
