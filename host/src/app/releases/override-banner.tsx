import { type BootOverride, gatewayAddresses } from '@portal/shared/boot';
import { formatMinute } from '@portal/shared/format';
import styles from './override-banner.module.css';

/** Always shows QA's swap, with a way out, so that nobody takes a remote under test for the real one. */
export function OverrideBanner({ override }: { override: BootOverride }) {
  const { slot, package: name, build, origin, until } = override;
  return (
    <aside className={styles.banner} aria-label="测试替换">
      <span>
        测试替换：{slot} 正在使用 {origin ?? `${name}@${build}`}，{formatMinute(until)} 失效
      </span>
      <a className={styles.end} href={gatewayAddresses.endOverride}>
        退出替换
      </a>
    </aside>
  );
}
