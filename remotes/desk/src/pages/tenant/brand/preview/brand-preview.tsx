import { cssVariables } from '@portal/shared/ui/theme';
import type { CSSProperties } from 'react';
import type { TenantFacts } from '../../tenant';
import { type BrandValues, draftBrand } from '../brand';
import styles from './brand-preview.module.css';
import { CentrePicture } from './centre-picture';
import { PageFrame } from './page-frame';

/**
 * The login and the home page as the gateway would serve them with these values, and the centre drawn in small: its pages
 * are made by scripts, for a person who is logged in.
 */
export function BrandPreview({ tenant, values }: { tenant: TenantFacts; values: BrandValues }) {
  const draft = draftBrand(tenant, values);
  const { brand, chosen } = draft;
  const shown = { ...brand, companyLogo: chosen.get(brand.companyLogo) ?? brand.companyLogo };
  return (
    <section className={styles.previews} aria-label="效果预览">
      <PageFrame title="登录页" page="login" tenant={tenant.code} draft={draft} />
      <PageFrame title="官网首页" page="home" tenant={tenant.code} draft={draft} />
      <figure className={styles.preview}>
        <figcaption>企业中心（示意）</figcaption>
        <div className={styles.frame} role="img" aria-label="企业中心预览">
          <div className={styles.page} style={cssVariables(brand) as CSSProperties}>
            <CentrePicture brand={{ ...shown, platformName: tenant.platformName }} />
          </div>
        </div>
      </figure>
    </section>
  );
}
