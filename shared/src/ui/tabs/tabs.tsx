import AntTabs, { type TabsProps } from 'antd/es/tabs';
import styles from './tabs.module.css';

/** Tabs that are dragged or scrolled sideways where there is no room for all. */
export function Tabs(props: Omit<TabsProps, 'className'>) {
  return <AntTabs {...props} className={styles.tabs ?? ''} />;
}
