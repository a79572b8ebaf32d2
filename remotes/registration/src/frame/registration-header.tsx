import { BrandName, bootDocument } from '@portal/shared/boot';
import { accessToken, useSession } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import styles from './registration-header.module.css';

/** The brand, and a link to the login. A logged-in person gets a link to their other companies instead. */
export function RegistrationHeader() {
  const { tenant } = bootDocument();
  const company = useSession((state) => state.company);
  return (
    <header className="registration-header">
      <div className="registration-width">
        <Link className="registration-brand" to="/index/index" aria-label={`${tenant.platformName}，首页`}>
          {tenant.companyLogo && (
            <img className="registration-logo" src={tenant.companyLogo} alt="" width="32" height="32" />
          )}
          <BrandName />
        </Link>
        <p className={styles.way}>
          {accessToken() ? (
            <>
              {company && <span className={styles.company}>{company.compName}</span>}
              <Link to="/login/changeComp">切换企业</Link>
            </>
          ) : (
            <>
              <span className={styles.question}>已有账号？</span>
              <Link to="/login">去登录</Link>
            </>
          )}
        </p>
      </div>
    </header>
  );
}
