import { useSession } from '@portal/shared/session';
import { LinkButton } from '@portal/shared/ui';
import styles from './business-link.module.css';
import { businessPage } from './business-page';

interface BusinessLinkProps {
  linkUri: string;
  /** What it leads to; empty if nothing is to be done there. */
  linkText: string;
}

/** The link to the page that the message is about, or the reason why there is none. */
export function BusinessLink({ linkUri, linkText }: BusinessLinkProps) {
  const page = businessPage(
    linkUri,
    useSession(({ auth }) => auth),
  );
  if (page.kind === 'none' || linkText === '') return null;
  return (
    <div className={styles.business}>
      {page.kind === 'open' ? (
        <LinkButton type="primary" to={page.to}>
          {linkText}
        </LinkButton>
      ) : (
        <p className={styles.note}>您没有相关业务页面的权限，请联系企业管理员处理。</p>
      )}
    </div>
  );
}
