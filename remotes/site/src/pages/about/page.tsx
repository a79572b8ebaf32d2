import { useKeptAnswer } from '@portal/shared/api';
import { bootDocument, Filings, Headline } from '@portal/shared/boot';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-page-head';
import { isWaiting } from '../../states/answer-state';
import { Milestones } from './milestones';
import styles from './page.module.css';
import { Papers } from './papers';

/** States only the tenant's own words about itself and the functions of this portal. */
export function Component() {
  const { platformName, legalName, address, hotline, backgroundContent, filingsContent, ...brand } =
    bootDocument().tenant;
  const answer = useKeptAnswer('siteContent', {});
  const content = answer.value;
  const waiting = isWaiting(answer);
  const paragraphs = content?.about.length ? content.about : [backgroundContent];
  useDescription(`关于${platformName}：公司简介、资质证书、安全保障与联系方式。`);
  return (
    <>
      <PageHead title="关于我们">
        <Headline text={brand.backgroundTitle} breaks={brand.backgroundTitleBreaks} />
      </PageHead>
      <div className={`site-width ${styles.page}`}>
        <section className={styles.company} aria-labelledby="about-title">
          <div className={styles.story} aria-busy={waiting}>
            <h2 id="about-title">公司简介</h2>
            <p className={styles.lead}>{legalName || platformName}</p>
            {!waiting && paragraphs.map((text) => <p key={text}>{text}</p>)}
          </div>
          <section className={styles.contact} aria-labelledby="contact-title">
            <h2 id="contact-title">联系我们</h2>
            <dl>
              {hotline && (
                <>
                  <dt>客服热线</dt>
                  <dd>
                    <a className={styles.hotline} href={`tel:${hotline}`}>
                      {hotline}
                    </a>
                  </dd>
                </>
              )}
              {content?.serviceHours && (
                <>
                  <dt>服务时间</dt>
                  <dd>{content.serviceHours}</dd>
                </>
              )}
              {address && (
                <>
                  <dt>公司地址</dt>
                  <dd>{address}</dd>
                </>
              )}
              {(filingsContent || brand.policeFiling) && (
                <>
                  <dt>备案信息</dt>
                  <dd className={styles.filings}>
                    <Filings />
                  </dd>
                </>
              )}
            </dl>
          </section>
        </section>
        {content && content.milestones.length > 0 && (
          <section aria-labelledby="way-title">
            <h2 id="way-title">
              发展历程
              {content.samples && <Sample />}
            </h2>
            <Milestones milestones={content.milestones} />
          </section>
        )}
        {content && content.certificates.length > 0 && (
          <section aria-labelledby="papers-title">
            <h2 id="papers-title">
              资质证书
              {content.samples && <Sample />}
            </h2>
            <Papers certificates={content.certificates} holder={legalName || platformName} />
          </section>
        )}
      </div>
    </>
  );
}

const Sample = () => <span className={styles.sample}>示例</span>;
