import { bootDocument } from '@portal/shared/boot';
import { accessToken } from '@portal/shared/session';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './harness-panel.module.css';
import { imposeConditions, type NetworkConditions } from './network-conditions';

const conditions: NetworkConditions = { delay: 0, fail: false };

const delays = [
  { value: 0, label: '正常' },
  { value: 1_000, label: '慢 1 秒' },
  { value: 5_000, label: '慢 5 秒' },
];

/** Says above the page which remote runs here alone, and unfolds the settings that a tester may change. */
export function HarnessPanel() {
  const { tenant, remotes, standalone, audience } = bootDocument();
  const remote = remotes.find(({ slot }) => slot === standalone?.slot);
  const [open, setOpen] = useState(false);
  const ids = { body: useId(), delay: useId(), fail: useId() };
  // Whoever logs in comes to another page, and the panel asks again who is there.
  useLocation();

  useEffect(() => imposeConditions(() => conditions), []);

  return (
    <aside className={styles.panel} aria-label="独立运行面板">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={ids.body}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.mark}>独立运行</span>
        <span className={styles.build}>
          {remote?.package}@{remote?.build}
        </span>
      </button>
      {/* The settings stay while they are folded away, so that they keep what was chosen. */}
      <div id={ids.body} className={styles.body} hidden={!open}>
        <p className={`${styles.item} ${styles.wide}`}>
          <span className={styles.name}>租户</span>
          {tenant.platformName}（{tenant.code}）
        </p>
        {audience === 'customers' && <Session />}
        <p className={styles.item}>
          <label className={styles.name} htmlFor={ids.delay}>
            接口速度
          </label>
          <span className={styles.select}>
            <select
              id={ids.delay}
              onChange={({ target }) => {
                conditions.delay = Number(target.value);
              }}
            >
              {delays.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        </p>
        <p className={styles.item}>
          <input
            id={ids.fail}
            type="checkbox"
            onChange={({ target }) => {
              conditions.fail = target.checked;
            }}
          />
          <label htmlFor={ids.fail}>接口断网</label>
        </p>
      </div>
    </aside>
  );
}

function Session() {
  const loggedIn = accessToken() !== undefined;
  return (
    <p className={`${styles.item} ${styles.wide}`}>
      <span className={styles.name}>会话</span>
      {loggedIn ? '已登录' : '未登录'}
      <a href="/login" target="_blank" rel="noreferrer">
        {loggedIn ? '更换账号' : '去登录'}
      </a>
    </p>
  );
}
