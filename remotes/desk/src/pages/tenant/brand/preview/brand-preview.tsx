import { cssVariables } from '@portal/shared/ui/theme';
import type { ComponentType, CSSProperties } from 'react';
import type { ShownBrand } from '../brand';
import styles from './brand-preview.module.css';
import { CentrePicture } from './centre-picture';
import { HomePicture } from './home-picture';
import { LoginPicture } from './login-picture';

const pages: readonly { readonly title: string; readonly Page: ComponentType<{ brand: ShownBrand }> }[] = [
  { title: '登录页', Page: LoginPicture },
  { title: '官网首页', Page: HomePicture },
  { title: '企业中心', Page: CentrePicture },
];

/** Three pages in small, drawn with the shades that the portal derives from the colour. */
export function BrandPreview({ brand }: { brand: ShownBrand }) {
  const shades = cssVariables(brand.themeColor) as CSSProperties;
  return (
    <section className={styles.previews} aria-label="效果预览">
      {pages.map(({ title, Page }) => (
        <figure key={title} className={styles.preview}>
          <figcaption>{title}</figcaption>
          <div className={styles.frame} role="img" aria-label={`${title}预览`}>
            <div className={styles.page} style={shades}>
              <Page brand={brand} />
            </div>
          </div>
        </figure>
      ))}
    </section>
  );
}
