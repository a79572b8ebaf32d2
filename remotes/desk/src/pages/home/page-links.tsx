import { Link } from 'react-router-dom';
import { deskPages } from '../../frame/desk-pages';
import { mayOpen } from '../../session/rights';
import type { Me } from '../../session/session';
import styles from './page-links.module.css';

/** The pages of somebody whose work has no figures. */
export function PageLinks({ me }: { me: Me }) {
  const pages = deskPages.filter(({ path, roles }) => path !== '/desk' && mayOpen(me, roles));
  return (
    <ul className={styles.cards}>
      {pages.map(({ path, title, icon: Icon }) => (
        <li key={path}>
          <Link className={styles.card ?? ''} to={path}>
            <Icon size={20} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
