import AntTabs, { type TabsProps } from 'antd/es/tabs';
import styles from './tabs.module.css';

/** Tabs that can be dragged or scrolled sideways if there is no room for all. */
export function Tabs(props: Omit<TabsProps, 'className'>) {
  return <AntTabs {...props} className={styles.tabs ?? ''} />;
}
