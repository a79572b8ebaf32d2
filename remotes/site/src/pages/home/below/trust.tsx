import type { CallReply } from '@portal/shared/contract';
import { Certificates } from '../../../security/certificates';
import { Measures } from '../../../security/measures';
import { Partners } from './partners';
import styles from './trust.module.css';

/** Who finances, and what protects: the two questions of whoever is to put a payment here. */
export function Trust({ partners, certificates }: Pick<CallReply<'siteContent'>, 'partners' | 'certificates'>) {
  return (
    <div className={styles.band}>
      <div className={`site-width ${partners.length > 0 ? styles.columns : ''}`}>
        <Partners partners={partners} />
        <section aria-labelledby="security-title">
          <h2 id="security-title" className={styles.title}>
            安全保障
          </h2>
          <p className={styles.lead}>资金与数据的每一步，都有据可查</p>
          <Measures />
          <Certificates certificates={certificates} />
        </section>
      </div>
    </div>
  );
}
