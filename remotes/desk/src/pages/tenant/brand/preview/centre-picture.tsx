import styles from './centre-picture.module.css';
import { BrandName, type NamedBrand, SolidButton } from './picture-parts';

const entries = ['企业信息', '人员管理', '协议管理'];
const rows = ['信用凭证服务协议', '应收账款转让协议', '平台服务协议'];

export function CentrePicture({ brand }: { brand: NamedBrand }) {
  return (
    <div className={styles.centre}>
      <div className={styles.head}>
        <BrandName brand={brand} />
        <span>产品中心</span>
      </div>
      <div className={styles.menu}>
        {entries.map((entry, at) => (
          <span key={entry} className={at === entries.length - 1 ? styles.chosen : undefined}>
            {entry}
          </span>
        ))}
      </div>
      <div className={styles.page}>
        <div className={styles.title}>
          <span>协议管理</span>
          <SolidButton text="批量下载" />
        </div>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <span>{row}</span>
            <span className={styles.link}>去签署</span>
          </div>
        ))}
      </div>
    </div>
  );
}
