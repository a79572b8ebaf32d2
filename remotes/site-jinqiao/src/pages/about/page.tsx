import { bootDocument, Headline } from '@portal/shared/boot';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-description';
import { Contact } from '../contact';
import { Measures } from '../measures';
import pageStyles from '../page.module.css';
import styles from './page.module.css';

export function Component() {
  const { platformName, backgroundContent, filingsContent, legalName, ...brand } = bootDocument().tenant;
  useDescription(`关于${platformName}：${backgroundContent}`);
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
        <section className={pageStyles.narrow}>
          <h2 className={pageStyles.section}>我们是谁</h2>
          <p className={styles.text}>
            {legalName && `${platformName}由${legalName}运营。`}
            {backgroundContent}
          </p>
          <p className={styles.text}>
            核心企业在这里确认应付账款，供应商凭它转让或融资，银行与保理公司按真实贸易放款。我们不吸收存款、不归集资金，每一笔款项都在企业自己的银行账户之间流转。
          </p>
        </section>
        <section>
          <h2 className={pageStyles.section}>安全保障</h2>
          <Measures />
        </section>
        <section>
          <h2 className={pageStyles.section}>联系我们</h2>
          <Contact />
        </section>
        {filingsContent && (
          <section>
            <h2 className={pageStyles.section}>备案信息</h2>
            <p className={styles.text}>{filingsContent}</p>
          </section>
        )}
      </div>
    </>
  );
}
