import { CheckIcon, VisuallyHidden } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { steps } from '../flow/steps';
import styles from './step-rail.module.css';

const stateOf = (index: number, current: number | null) =>
  index === current ? 'active' : isDone(index, current) ? 'done' : 'waiting';

const isDone = (index: number, current: number | null) => current !== null && index < current;

/**
 * The current step of the registration: left of the page, or above it on a narrow window. Plain markup: the first page
 * loads no more of antd for it.
 */
export function StepRail({ current }: { current: number | null }) {
  return (
    <aside className={styles.rail}>
      <p className={styles.title}>企业注册</p>
      <p className={styles.lead}>办理进度随时保存，可分多次完成。</p>
      <ol className={styles.steps} aria-label="企业注册进度">
        {steps.map(({ path, title, about }, index) => (
          <li
            key={path}
            className={styles.step}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone(index, current) ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.name}>
              {title}
              {isDone(index, current) && <VisuallyHidden>（已完成）</VisuallyHidden>}
              <span className={styles.about}>{about}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.help}>
        办理中遇到问题？
        <Link to="/index/help" target="_blank">
          查看帮助
        </Link>
      </p>
    </aside>
  );
}
