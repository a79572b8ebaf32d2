import type { CallReply } from '@portal/shared/contract';
import { formatMinute, nothing } from '@portal/shared/format';
import { StatusTag, useAct } from '@portal/shared/ui';
import { DataTable } from '@portal/shared/ui/data';
import { useState } from 'react';
import { staffCall } from '../../../client/staff-call';
import { FaultLine } from '../../../frame/fault-line';
import styles from '../card.module.css';
import type { TabProps } from '../tenant';
import { byHand, modeText, type Provider } from './provider';
import { ProviderDialog } from './provider-dialog';

type Tested = CallReply<'staffProviderTest'>;

/** 服务商: who reads papers, sends money and so on for this tenant, with a test of each. */
export function ProvidersTab({ tenant }: TabProps) {
  const [edited, setEdited] = useState<Provider | null>(null);
  const [version, setVersion] = useState(0);
  const [tested, setTested] = useState<Readonly<Record<string, Tested>>>({});
  const { run, fault, setFault } = useAct(async ({ port, name }: Provider) => {
    const { [port]: _, ...others } = tested;
    setTested(others);
    const result = await staffCall('staffProviderTest', { body: { tenant: tenant.code, port } });
    setTested({ ...others, [port]: result });
    if (!result.ok) setFault(`${name}：${result.msg}`);
  });
  return (
    <>
      <p className={styles.hint}>测试会向服务商发送一次带签名的连接请求，不含任何客户资料。</p>
      <FaultLine fault={fault} />
      <DataTable<Provider>
        id="providers"
        label="服务商列表"
        columns={[
          { key: 'name', title: '接口', text: ({ name }) => name, required: true, card: 'name' },
          { key: 'mode', title: '方式', text: modeText, card: 'note' },
          { key: 'url', title: '地址', text: ({ url }) => url ?? nothing },
          { key: 'keyId', title: '密钥编号', text: ({ keyId }) => keyId ?? nothing, hiddenAtFirst: true },
          {
            key: 'changedAt',
            title: '更新时间',
            text: ({ changedAt }) => formatMinute(changedAt),
            hiddenAtFirst: true,
          },
          {
            key: 'tested',
            title: '测试结果',
            text: ({ port }) => testedText(tested[port]),
            render: ({ port }) => <TestedTag tested={tested[port]} />,
            card: 'status',
          },
        ]}
        rowKey={({ port }) => port}
        rowName={({ name }) => name}
        rowActions={(row) => [
          { key: 'test', label: '测试', disabled: byHand(row), onSelect: () => void run(row) },
          { key: 'set', label: '设置', onSelect: () => setEdited(row) },
        ]}
        load={async (_, signal) => ({
          rows: await staffCall('staffProviderList', { body: { tenant: tenant.code } }, signal),
          next: null,
        })}
        reloadKey={version}
        empty={{ title: '没有可以配置的接口' }}
      />
      {edited && (
        <ProviderDialog
          tenant={tenant}
          provider={edited}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            setTested({});
            setVersion((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

function testedText(tested: Tested | undefined): string {
  if (tested === undefined) return nothing;
  return tested.ok ? `正常，${tested.milliseconds} 毫秒` : '未通过';
}

function TestedTag({ tested }: { tested: Tested | undefined }) {
  if (tested === undefined) return nothing;
  return (
    <span role="status">
      <StatusTag entry={{ label: testedText(tested), colorClass: tested.ok ? 'green' : 'red' }} />
    </span>
  );
}
