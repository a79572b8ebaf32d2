import { bootDocument, Filings, Headline } from '@portal/shared/boot';
import { useSiteContent } from '../../data/use-site-content';
import { Waiting } from '../../data/waiting';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-description';
import { Contact } from '../contact';
import pageStyles from '../page.module.css';
import styles from './page.module.css';

export function Component() {
  const { platformName, backgroundContent, filingsContent, legalName, ...brand } = bootDocument().tenant;
  const content = useSiteContent();
  useDescription([`关于${platformName}`, backgroundContent].filter(Boolean).join('：'));
  return (
    <>
      <PageHead
        title={
          <>
            关于
            <Headline text={platformName} breaks={brand.platformNameBreaks} />
          </>
        }
        text={<Headline text={brand.backgroundTitle} breaks={brand.backgroundTitleBreaks} />}
      />
      <div className={`jinqiao-width ${pageStyles.body}`}>
        {/* All of it comes at once, so that no part moves another. */}
        {content === undefined ? (
          <Waiting />
        ) : (
          <>
            <section className={pageStyles.narrow}>
              <h2 className={pageStyles.section}>我们是谁</h2>
              <p className={styles.text}>
                {legalName && `${platformName}由${legalName}运营。`}
                {backgroundContent}
              </p>
              {(content?.about ?? []).map((text) => (
                <p key={text} className={styles.text}>
                  {text}
                </p>
              ))}
            </section>
            {content && content.milestones.length > 0 && (
              <section>
                <h2 className={pageStyles.section}>
                  一路走来
                  {content.samples && <span className={styles.sample}>示例</span>}
                </h2>
                <ol className={styles.way}>
                  {content.milestones.map(({ when, title, titleBreaks, text }) => (
                    <li key={title}>
                      <span className={styles.when}>{when}</span>
                      <h3>
                        <Headline text={title} breaks={titleBreaks} />
                      </h3>
                      <p>{text}</p>
                    </li>
                  ))}
                </ol>
              </section>
            )}
            <section>
              <h2 className={pageStyles.section}>联系我们</h2>
              <Contact />
            </section>
            {(filingsContent || brand.policeFiling) && (
              <section>
                <h2 className={pageStyles.section}>备案信息</h2>
                <p className={`${styles.text} ${styles.filings}`}>
                  <Filings />
                </p>
              </section>
            )}
          </>
        )}
      </div>
    </>
  );
}
