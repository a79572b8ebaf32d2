import { bootDocument } from '@portal/shared/boot';
import { accessToken } from '@portal/shared/session';
import { useEffect, useId, useState } from 'react';
import styles from './harness-panel.module.css';
import { imposeConditions, type NetworkConditions } from './network-conditions';

const conditions: NetworkConditions = { delay: 0, fail: false };

const delays = [
  { value: 0, label: '正常' },
  { value: 1_000, label: '慢 1 秒' },
  { value: 5_000, label: '慢 5 秒' },
];

/** Shows which remote runs here, and the settings that a tester may change. */
export function HarnessPanel() {
  const { tenant, remotes, standalone } = bootDocument();
  const remote = remotes.find(({ slot }) => slot === standalone?.slot);
  const [open, setOpen] = useState(false);
  const ids = { delay: useId(), fail: useId() };

  useEffect(() => imposeConditions(() => conditions), []);

  return (
    <aside className={styles.panel} aria-label="独立运行面板">
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {remote?.package}@{remote?.build}
      </button>
      {open && (
        <div className={styles.body}>
          <p>
            租户：{tenant.platformName}（{tenant.code}）
          </p>
          <p>
            会话：{accessToken() ? '已登录' : '未登录'}
            <a className={styles.login} href="/login" target="_blank" rel="noreferrer">
              {accessToken() ? '更换账号' : '去登录'}
            </a>
          </p>
          <p>
            <label htmlFor={ids.delay}>接口速度</label>
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
          </p>
          <p>
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
      )}
    </aside>
  );
}
