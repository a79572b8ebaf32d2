import { formatFileSize, formatMinute, nothing } from '@portal/shared/format';
import { LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import { tenantName, useTenants } from '../../../session/tenants';
import { readRelease, standingTags } from '../deployed';
import { faultText } from '../fault-names';
import styles from './release-panel.module.css';

const uses = { release: '正式', canary: '灰度', 'fall-back': '备用' } as const;

interface ReleasePanelProps {
  /** `<package>@<build>` */
  name: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Everything that is known of a published release. */
export function ReleasePanel({ name, open, onClose, afterClose }: ReleasePanelProps) {
  const release = useLoaded((signal) => readRelease(name, signal), name);
  const tenants = useTenants();
  return (
    <SidePanel open={open} title={name} width={640} onClose={onClose} afterClose={afterClose}>
      <LoadedArea loaded={release} skeleton={<TextSkeleton lines={8} />}>
        {({ version, publishedBy, publishedAt, standing, verdict, pages, runs, ...more }) => (
          <>
            <DescriptionList
              items={[
                { label: '版本号', value: version },
                {
                  label: '状态',
                  value: standing ? <StatusTag entry={standingTags[standing.name]} /> : '可用',
                },
                ...(standing ? [{ label: '原因', value: standing.reason, wide: true }] : []),
                ...(verdict
                  ? [
                      {
                        label: verdict.as === 'canary' ? '灰度自动回退' : '上线后自动回退',
                        value: `${formatMinute(verdict.at)} 在${tenantName(tenants, verdict.tenant)}的 ${verdict.slot} 因${faultText(verdict.detail?.reason)}被自动回退`,
                        wide: true,
                      },
                    ]
                  : []),
                { label: '发布人', value: publishedBy },
                { label: '发布时间', value: formatMinute(publishedAt) },
                { label: '提交', value: more.commit?.slice(0, 12), copy: more.commit ?? undefined },
                { label: '作者', value: more.author },
                { label: '说明', value: more.note, wide: true },
                {
                  label: '脚本大小',
                  value: more.scripts.bytes === null ? nothing : formatFileSize(more.scripts.bytes),
                },
                { label: '有效的试用链接', value: `${more.links} 个` },
              ]}
            />
            <section className={styles.part}>
              <h3>在哪里运行</h3>
              {runs.length === 0 ? (
                <p className={styles.none}>目前没有租户运行此版本。</p>
              ) : (
                <ul className={styles.list}>
                  {runs.map(({ tenant, slot, as }) => (
                    <li key={`${tenant}/${slot}`}>
                      <span>
                        {tenantName(tenants, tenant)} · {slot}
                      </span>
                      <span className={styles.none}>{uses[as]}</span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <section className={styles.part}>
              <h3>页面</h3>
              <ul className={styles.list}>
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <span>{title}</span>
                    <code>{path}</code>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </LoadedArea>
    </SidePanel>
  );
}
