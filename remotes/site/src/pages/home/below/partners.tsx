import type { CallReply } from '@portal/shared/contract';
import styles from './partners.module.css';
import trust from './trust.module.css';

export function Partners({ partners }: { partners: CallReply<'siteContent'>['partners'] }) {
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners-title">
      <h2 id="partners-title" className={trust.title}>
        合作资金方
      </h2>
      <p className={trust.lead}>融资由资金方独立审批和发放，款项直接划入企业账户</p>
      <ul className={styles.grid}>
        {partners.map(({ name, kind, mark }) => (
          <li key={name} className={styles.partner}>
            <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} fillRule="evenodd" />
            </svg>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.kind}>{kind}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
