import { formatMinute, nothing } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import { tenantName, useTenants } from '../../../session/tenants';
import styles from './error-panel.module.css';
import { kindText, placeText, type SeenError, slotText, standingTag } from './seen-error';

interface ErrorPanelProps {
  error: SeenError;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

const listed = (values: readonly string[]) => values.join('、') || nothing;

/** Each on a line of its own: addresses and numbers break where nobody reads on. */
function Lines({ values }: { values: readonly string[] }) {
  if (values.length === 0) return nothing;
  return (
    <ul className={styles.lines}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}

/** Everything that is known of an error. Its text is not: it stays in the customer's browser. */
export function ErrorPanel({ error, open, onClose, afterClose }: ErrorPanelProps) {
  const tenants = useTenants();
  return (
    <SidePanel
      open={open}
      title={`${error.class || '错误'} · ${slotText(error)}`}
      width={640}
      onClose={onClose}
      afterClose={afterClose}
    >
      <DescriptionList
        items={[
          { label: '标识', value: error.fingerprint, copy: error.fingerprint },
          { label: '状态', value: <StatusTag entry={standingTag(error)} /> },
          { label: '首次出现', value: formatMinute(error.firstSeen) },
          { label: '最近出现', value: formatMinute(error.lastSeen) },
          { label: '次数', value: `${error.reports} 次` },
          { label: '访客', value: `${error.visitors} 位` },
          {
            label: '出错位置',
            value:
              error.frames.length === 0 ? (
                nothing
              ) : (
                <ol className={styles.places}>
                  {error.frames.map((frame) => (
                    <li key={`${frame.package}/${placeText(frame)}`}>
                      <code>{placeText(frame)}</code> {frame.package}
                    </li>
                  ))}
                </ol>
              ),
            wide: true,
          },
          {
            label: '版本',
            value: <Lines values={error.releases.map(({ release, reports }) => `${release}（${reports} 次）`)} />,
            wide: true,
          },
          { label: '页面', value: <Lines values={error.pages} />, wide: true },
          { label: '何时出错', value: listed(error.kinds.map(kindText)), wide: true },
          { label: '浏览器', value: listed(error.browsers), wide: true },
          { label: '租户', value: listed(error.tenants.map((code) => tenantName(tenants, code))), wide: true },
          { label: '卡片编号', value: <Lines values={error.numbers} />, wide: true },
        ]}
      />
    </SidePanel>
  );
}
