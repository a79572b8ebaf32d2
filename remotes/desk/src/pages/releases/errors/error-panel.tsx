import { formatMinute, nothing } from '@portal/shared/format';
import { LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import { tenantName, useTenants } from '../../../session/tenants';
import styles from './error-panel.module.css';
import { kindText, openError, placeText, type SeenError, slotText, standingTag } from './seen-error';

interface ErrorPanelProps {
  /** As the list has it. */
  error: SeenError;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

const listed = (values: readonly string[]) => values.join('、') || nothing;

const readText = '您已查看行号，审计中有记录。';
const noLinesText = '行号由发布管理查看。';

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
  const opened = useLoaded((signal) => openError(error.fingerprint, signal), error.fingerprint);
  const tenants = useTenants();
  return (
    <SidePanel
      open={open}
      title={`${error.class || '错误'} · ${slotText(error)}`}
      width={640}
      onClose={onClose}
      afterClose={afterClose}
    >
      <LoadedArea loaded={opened} skeleton={<TextSkeleton lines={8} />}>
        {({ frames, lines, ...more }) => (
          <>
            <DescriptionList
              items={[
                { label: '标识', value: more.fingerprint, copy: more.fingerprint },
                { label: '状态', value: <StatusTag entry={standingTag(more)} /> },
                { label: '首次出现', value: formatMinute(more.firstSeen) },
                { label: '最近出现', value: formatMinute(more.lastSeen) },
                { label: '次数', value: `${more.reports} 次` },
                { label: '访客', value: `${more.visitors} 位` },
                {
                  label: '出错位置',
                  value:
                    frames.length === 0 ? (
                      nothing
                    ) : (
                      <ol className={styles.places}>
                        {frames.map((frame, at) => (
                          <li key={at}>
                            <code>{placeText(frame)}</code> {frame.package}
                          </li>
                        ))}
                      </ol>
                    ),
                  wide: true,
                },
                {
                  label: '版本',
                  value: <Lines values={more.releases.map(({ release, reports }) => `${release}（${reports} 次）`)} />,
                  wide: true,
                },
                { label: '页面', value: <Lines values={more.pages} />, wide: true },
                { label: '何时出错', value: listed(more.kinds.map(kindText)), wide: true },
                { label: '浏览器', value: listed(more.browsers), wide: true },
                { label: '租户', value: listed(more.tenants.map((code) => tenantName(tenants, code))), wide: true },
                { label: '卡片编号', value: <Lines values={more.numbers} />, wide: true },
              ]}
            />
            <p className={styles.note}>{lines ? readText : noLinesText}</p>
          </>
        )}
      </LoadedArea>
    </SidePanel>
  );
}
