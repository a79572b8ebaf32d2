import { useNavigation } from 'react-router-dom';
import styles from './progress-bar.module.css';

/** The thin bar while a navigation is under way. */
export function ProgressBar() {
  return useNavigation().state !== 'idle' && <div className={styles.progress} aria-hidden="true" />;
}
