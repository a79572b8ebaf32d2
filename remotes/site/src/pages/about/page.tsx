import { bootDocument } from '@portal/shared/boot';
import { securityMeasures } from '../../content/security';
import { service } from '../../content/service';
import { Filings } from '../../frame/filings';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-page-head';
import styles from './page.module.css';

/** States what the tenant's configuration and this package's content state, and nothing else. */
export function Component() {
  const { platformName, backgroundTitle, backgroundContent, filingsContent } = bootDocument().tenant;
  useDescription(`关于${platformName}：公司简介、资质证书、安全保障与联系方式。`);
  return (
    <>
      <PageHead title="关于我们">{backgroundTitle}</PageHead>
      <div className={`site-width ${styles.page}`}>
        <section aria-labelledby="about-title">
          <h2 id="about-title">公司简介</h2>
          <p className={styles.lead}>{platformName}</p>
          <p>{backgroundContent}</p>
        </section>
        {filingsContent && (
          <section aria-labelledby="papers-title">
            <h2 id="papers-title">资质证书</h2>
            <p className={styles.papers}>
              备案信息：
              <Filings text={filingsContent} />
            </p>
          </section>
        )}
        <section aria-labelledby="security-title">
          <h2 id="security-title">安全保障</h2>
          <ul className={styles.measures}>
            {securityMeasures.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="contact-title">
          <h2 id="contact-title">联系我们</h2>
          <dl className={styles.contact}>
            <dt>客服热线</dt>
            <dd>
              <a href={`tel:${service.hotline}`}>{service.hotline}</a>
            </dd>
            <dt>服务时间</dt>
            <dd>{service.hours}</dd>
          </dl>
        </section>
      </div>
    </>
  );
}
