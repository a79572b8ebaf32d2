import type { ShownBrand } from '../brand';
import styles from './login-picture.module.css';
import { BrandName, SolidButton } from './picture-parts';

export function LoginPicture({ brand }: { brand: ShownBrand }) {
  const { backgroundImg, backgroundTitle, backgroundContent, filingsContent } = brand;
  return (
    <div className={styles.login}>
      <div className={styles.brand}>
        {backgroundImg && <img className={styles.background} src={backgroundImg} alt="" />}
        <BrandName brand={brand} />
        <div className={styles.promise}>
          <p className={styles.title}>{backgroundTitle}</p>
          <p>{backgroundContent}</p>
        </div>
      </div>
      <div className={styles.side}>
        <p className={styles.heading}>登录</p>
        <span className={styles.field}>手机号码</span>
        <span className={styles.field}>登录密码</span>
        <SolidButton text="登录" />
        <span className={styles.link}>忘记密码？</span>
        <span className={styles.filing}>{filingsContent}</span>
      </div>
    </div>
  );
}
