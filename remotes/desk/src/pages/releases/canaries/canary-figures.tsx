import { StatusTag } from '@portal/shared/ui';
import { DescriptionList, MomentText } from '@portal/shared/ui/frame';
import { useId } from 'react';
import { faultNames } from '../fault-names';
import { ReleaseName } from '../release-name';
import { type Canary, figureRows, suspicionsOf, verdictOf } from './canary';
import styles from './canary-figures.module.css';

/** One canary: which, how it does in figures, and what is said against it. */
export function CanaryFigures({ canary }: { canary: Canary }) {
  const { release, stable, percent, since } = canary;
  const id = useId();
  return (
    <>
      <DescriptionList
        columns={4}
        items={[
          { label: '灰度版本', value: <ReleaseName name={release} />, copy: release },
          { label: '其他访客的版本', value: <ReleaseName name={stable} />, copy: stable },
          { label: '比例', value: `${percent}% 的访客` },
          { label: '开始时间', value: <MomentText moment={since} /> },
        ]}
      />
      <div className={styles.parts}>
        <table className={styles.figures}>
          <caption>访客的报告</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">灰度版本</th>
              <th scope="col">其他访客</th>
            </tr>
          </thead>
          <tbody>
            {figureRows(canary).map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.canary}</td>
                <td>{row.stable}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <section className={styles.verdict} aria-labelledby={id}>
          <h3 id={id}>
            自动判定
            <StatusTag entry={verdictOf(canary)} />
          </h3>
          <p>到达 100% 时自动回退。</p>
          <ul>
            {suspicionsOf(canary).map(({ fault, part }) => (
              <li key={fault}>
                <span>{faultNames[fault]}</span>
                <meter aria-label={`${faultNames[fault]}的证据`} value={part} min={0} max={1} high={0.5} />
                <span className={styles.part}>{Math.floor(part * 100)}%</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
