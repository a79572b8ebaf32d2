import { Link } from 'react-router-dom';
import card from '../card.module.css';
import { missingGroups, type Opening } from './missing';
import styles from './opening-panel.module.css';

/** Says what a tenant still waits for, and who brings it. With the last of it the tenant opens. */
export function OpeningPanel({ code, opening }: { code: string; opening: Opening }) {
  return (
    <section className={`${card.card} ${styles.panel}`} aria-label="开通准备">
      <h2>尚未开通，还缺 {opening.missing.length} 项</h2>
      <p>客户访问时看到“即将开通”。以下内容齐备后，平台立即自动开通。</p>
      <ul>
        {missingGroups(opening).map(({ title, names, way, here }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{names.join('、')}</span>
            <small>{here ? <Link to={`/desk/tenants/${code}`}>{way}</Link> : way}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
