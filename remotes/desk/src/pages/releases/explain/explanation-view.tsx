import { nothing } from '@portal/shared/format';
import { Alert, StatusTag } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { Sheet } from '../../../frame/sheet';
import { RecordTable } from '../../../records/record-table';
import { standingTags } from '../deployed';
import card from '../on-card.module.css';
import { ReleaseName } from '../release-name';
import { type ExplainedSlot, type Explanation, whyText } from './explained';
import styles from './explanation-view.module.css';

function chosenTag({ chosenBy, standing }: ExplainedSlot) {
  if (standing) return standingTags[standing.name];
  return chosenBy === 'canary'
    ? ({ label: '灰度', colorClass: 'yellow' } as const)
    : ({ label: '正式', colorClass: 'green' } as const);
}

/** The answer: who is responsible for the address, and which release of each slot the visitor gets. */
export function ExplanationView({ explanation }: { explanation: Explanation }) {
  const { tenant, changeSet, owner, page, slots, emptySlots, gate } = explanation;
  return (
    <>
      {!gate.passed && (
        <Alert
          className={styles.gate ?? ''}
          type="warning"
          showIcon
          title={`这些版本不能一起运行：${gate.faults.join('')}`}
        />
      )}
      <Sheet title="结论">
        <DescriptionList
          columns={3}
          items={[
            { label: '租户', value: `${tenant.platformName}（${tenant.code}）` },
            { label: '匹配规则', value: tenant.rule },
            { label: '最近的变更', value: changeSet.number === 0 ? nothing : `变更 ${changeSet.number}` },
            { label: '负责的模块', value: owner ? `${owner.slot}，路径前缀 ${owner.prefix}` : '宿主自身' },
            { label: '页面', value: page ? `${page.title}（${page.path}）` : '没有这个页面' },
            { label: '登录要求', value: page ? (page.permission ? '需要登录' : '无需登录') : nothing },
            { label: '门禁结论', value: gate.passed ? '通过' : '未通过' },
            ...(emptySlots.length > 0 ? [{ label: '已清空的模块', value: emptySlots.join('、') }] : []),
          ]}
        />
      </Sheet>
      <div className={styles.slots}>
        <RecordTable<ExplainedSlot>
          id="explained-slots"
          label="各模块的版本"
          rows={slots}
          columns={[
            {
              key: 'slot',
              title: '模块',
              text: ({ slot }) => slot,
              render: ({ slot, release }) => (
                <>
                  {slot}
                  <span className={card.onCard}> {release}</span>
                </>
              ),
              required: true,
              card: 'name',
            },
            {
              key: 'release',
              title: '版本',
              text: ({ release, version }) => `${release}（${version}）`,
              render: ({ release, version }) => <ReleaseName name={release} version={version} />,
            },
            {
              key: 'chosenBy',
              title: '来源',
              text: (slot) => chosenTag(slot).label,
              render: (slot) => <StatusTag entry={chosenTag(slot)} />,
              card: 'status',
            },
            { key: 'why', title: '为什么', text: whyText, card: 'note' },
            { key: 'lastGood', title: '失败时改用', text: ({ lastGood }) => lastGood ?? nothing },
            { key: 'entry', title: '入口文件', text: ({ entry }) => entry, hiddenAtFirst: true },
            { key: 'integrity', title: '摘要', text: ({ integrity }) => integrity, hiddenAtFirst: true },
          ]}
          rowKey={({ slot }) => slot}
          rowName={({ slot }) => slot}
          empty={{ title: '没有运行中的模块' }}
        />
      </div>
    </>
  );
}
