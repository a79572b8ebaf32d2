import { useSession } from '@portal/shared/session';
import { LinkButton } from '@portal/shared/ui';
import styles from './business-link.module.css';
import { businessPage } from './business-page';

/** The link to the page that the message is about, or the reason why there is none. */
export function BusinessLink({ linkUri }: { linkUri: string }) {
  const page = businessPage(
    linkUri,
    useSession(({ auth }) => auth),
  );
  if (page.kind === 'none') return null;
  return (
    <div className={styles.business}>
      {page.kind === 'open' ? (
        <LinkButton type="primary" to={page.to}>
          前往处理
        </LinkButton>
      ) : (
        <p className={styles.note}>您没有相关业务页面的权限，请联系企业管理员处理。</p>
      )}
    </div>
  );
}
