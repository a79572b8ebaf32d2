import type { ShownBrand } from '../brand';
import styles from './home-picture.module.css';
import { BrandName, SolidButton } from './picture-parts';

export function HomePicture({ brand }: { brand: ShownBrand }) {
  const { backgroundImg, backgroundTitle, backgroundContent } = brand;
  return (
    <div className={styles.home}>
      <div className={styles.head}>
        <BrandName brand={brand} />
        <span className={styles.current}>首页</span>
        <span>产品</span>
        <span>帮助</span>
      </div>
      <div className={styles.hero}>
        <div>
          <p className={styles.title}>{backgroundTitle}</p>
          <p className={styles.text}>{backgroundContent}</p>
          <div className={styles.actions}>
            <SolidButton text="立即注册" />
            <span className={styles.quiet}>登录</span>
          </div>
        </div>
        {backgroundImg && <img src={backgroundImg} alt="" />}
      </div>
    </div>
  );
}
