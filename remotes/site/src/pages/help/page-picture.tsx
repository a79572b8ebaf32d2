import { type HelpCategory, helpCategories } from '@portal/shared/contract';
import styles from './page-picture.module.css';
import account from './pictures/account.webp';
import agreement from './pictures/agreement.webp';
import employee from './pictures/employee.webp';
import login from './pictures/login.webp';
import product from './pictures/product.webp';
import register from './pictures/register.webp';

/** Made by `npm run portal screenshots -- --for-help`. */
const pictures: Readonly<Record<HelpCategory, string>> = {
  REGISTER: register,
  LOGIN: login,
  EMPLOYEE: employee,
  ACCOUNT: account,
  AGREEMENT: agreement,
  PRODUCT: product,
};

/** The page that an answer tells about. It is fetched when somebody opens the answer. */
export function PagePicture({ type }: { type: string }) {
  const address = pictures[type as HelpCategory];
  if (!address) return null;
  return (
    <figure className={styles.picture}>
      <img src={address} alt="" width="880" height="550" loading="lazy" />
      <figcaption>页面示意：{helpCategories[type as HelpCategory]}</figcaption>
    </figure>
  );
}
