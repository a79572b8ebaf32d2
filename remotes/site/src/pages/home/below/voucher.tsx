import type { CallReply } from '@portal/shared/contract';
import { formatAmount } from '@portal/shared/format';
import { Part } from './part';
import styles from './voucher.module.css';

type VoucherContent = NonNullable<CallReply<'siteContent'>['voucher']>;

const dayMs = 86_400_000;

/** A voucher as it is issued, and the parts into which its holder has split it. */
export function Voucher({ voucher }: { voucher: VoucherContent }) {
  return (
    <Part title="一张信用凭证，按需拆分" lead="核心企业签发，供应商可以持有到期、转让给上游，也可以提前融资" tinted>
      <div className={styles.columns}>
        <Paper voucher={voucher} />
        <Split voucher={voucher} />
      </div>
    </Part>
  );
}

function Paper({ voucher }: { voucher: VoucherContent }) {
  const { number, issuer, holder, amount, amountInWords, issued, due } = voucher;
  const tenor = (Date.parse(due) - Date.parse(issued)) / dayMs;
  const facts = [
    ['签发企业', issuer],
    ['持有企业', holder],
    ['签发日', issued],
    ['到期日', `${due}（${tenor} 天）`],
  ];
  return (
    <figure className={styles.paper} aria-label="信用凭证示例">
      <figcaption className={styles.head}>
        <span className={styles.name}>信用凭证</span>
        <span className={styles.sample}>示例</span>
        <span className={styles.number}>{number}</span>
      </figcaption>
      <p className={styles.amount}>
        <span className={styles.currency}>¥</span>
        {formatAmount(amount)}
      </p>
      <p className={styles.words}>{amountInWords}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <svg className={styles.seal} viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="44" strokeWidth="3" />
        <circle cx="48" cy="48" r="36" />
        <path d="M32 40l11 11 21-23" strokeWidth="4" />
        <text x="48" y="74">
          付款已承诺
        </text>
      </svg>
    </figure>
  );
}

function Split({ voucher: { parts, amount } }: { voucher: VoucherContent }) {
  return (
    <ol className={styles.parts}>
      {parts.map((part) => {
        const share = Math.round((part.amount / amount) * 100);
        return (
          <li key={part.holder} className={styles.part}>
            <p className={styles.use}>
              {part.use}
              <span className={styles.share}>{share}%</span>
            </p>
            <p className={styles.held}>
              {part.holder}
              <strong>¥ {formatAmount(part.amount)}</strong>
            </p>
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.fill} width={`${share}%`} rx="3" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
