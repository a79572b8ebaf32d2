import { Link } from 'react-router-dom';
import styles from './products.module.css';

/** The products as the portal presents them, by the platform's codes; what a company may use is the product centre's to say. */
const products = [
  {
    code: 'SCM',
    name: '信用凭证',
    text: '以核心企业信用为支撑，可拆分、可流转、可融资的电子付款凭证。',
    icon: 'M4 6h16v12H4zM4 10h16M8 14h4',
  },
  {
    code: 'BILL',
    name: '票据',
    text: '电子票据的签发、背书、贴现与到期兑付，一处办理，全程留痕。',
    icon: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  },
  {
    code: 'FACTORING',
    name: '保理',
    text: '应收账款转让与管理，让销售回款提前到账。',
    icon: 'M4 17l5-5 4 4 7-8M15 8h5v5',
  },
  {
    code: 'LC',
    name: '信用证',
    text: '国内信用证开立、交单与议付，贸易双方都安心。',
    icon: 'M4 7l8 6 8-6M4 6h16v12H4z',
  },
  {
    code: 'ABS',
    name: '资产证券化',
    text: '底层资产归集、尽调与存续期管理，连接资本市场。',
    icon: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  },
  {
    code: 'QUOTA',
    name: '额度',
    text: '授信额度的申请、分配与占用，余额随时可查。',
    icon: 'M4 14a8 8 0 1 1 16 0M12 14l4-5M4 18h16',
  },
];

export function Products() {
  return (
    <section className={styles.section} aria-labelledby="products-title">
      <div className="site-width">
        <h2 id="products-title" className={styles.heading}>
          产品服务
        </h2>
        <p className={styles.lead}>围绕真实贸易的六类产品，一次认证即可申请开通。</p>
        <ul className={styles.grid}>
          {products.map(({ code, name, text, icon }) => (
            <li key={code} className={styles.card}>
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              <h3 className={styles.name}>
                <Link className={styles.link ?? ''} to={`/index/product#${code}`}>
                  {name}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
