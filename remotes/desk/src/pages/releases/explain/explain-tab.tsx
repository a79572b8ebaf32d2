import { Button, EmptyPanel, Input, LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { Form, type Rule } from '@portal/shared/ui/form';
import { useSearchParams } from 'react-router-dom';
import { needed } from '../../../forms/needed';
import { type DeployedTenant, readDeployed } from '../deployed';
import styles from './explain-tab.module.css';
import { type ExplainQuestion, readExplanation } from './explained';
import { ExplanationView } from './explanation-view';

const pathRules: Rule[] = [...needed('请填写路径'), { pattern: /^\//, message: '请填写以 / 开头的路径' }];

/** Host names to choose from: the default tenant's first, and of each tenant the one that is its code. */
function hostsOf(tenants: readonly DeployedTenant[]) {
  const inOrder = [...tenants].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
  return inOrder.flatMap(({ code, hostNames, platformName }) =>
    [...hostNames]
      .sort((one, other) => Number(other === code) - Number(one === code))
      .map((host) => ({ value: host, label: `${platformName}（${host}）` })),
  );
}

/** 版本说明: which release a visitor gets at an address, and why. The address of the page keeps the question. */
export function ExplainTab() {
  const [search, setSearch] = useSearchParams();
  const tenants = useLoaded(readDeployed);
  const asked: ExplainQuestion | null = search.has('host')
    ? { host: search.get('host') ?? '', path: search.get('path') ?? '/', user: search.get('user') ?? '' }
    : null;
  return (
    <LoadedArea loaded={tenants} skeleton={<TextSkeleton lines={3} />}>
      {(known) => {
        const hosts = hostsOf(known);
        return (
          <>
            <Form<ExplainQuestion>
              // The fields follow the address, for example when the person goes back.
              key={search.toString()}
              layout="vertical"
              requiredMark={false}
              className={styles.question ?? ''}
              initialValues={asked ?? { host: hosts[0]?.value, path: '/', user: '' }}
              onFinish={({ host, path, user = '' }) =>
                setSearch({ tab: 'explain', host, path, ...(user.trim() ? { user: user.trim() } : {}) })
              }
            >
              <Form.Item name="host" label="主机名" rules={needed('请选择主机名')}>
                <Select<string> showSearch={{ optionFilterProp: 'label' }} options={hosts} />
              </Form.Item>
              <Form.Item name="path" label="路径" rules={pathRules}>
                <Input maxLength={500} autoComplete="off" autoCapitalize="none" spellCheck={false} />
              </Form.Item>
              <Form.Item name="user" label="访客编号（可留空）">
                <Input
                  maxLength={60}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="cookie portal_visitor 的值"
                />
              </Form.Item>
              <Form.Item label={null} className={styles.end ?? ''}>
                <Button htmlType="submit">查询</Button>
              </Form.Item>
            </Form>
            {asked ? (
              <Answer question={asked} />
            ) : (
              <EmptyPanel title="还没有查询" hint="选择主机名并填写路径，查看访客在那里得到哪些版本。" />
            )}
          </>
        );
      }}
    </LoadedArea>
  );
}

function Answer({ question }: { question: ExplainQuestion }) {
  const found = useLoaded((signal) => readExplanation(question, signal), JSON.stringify(question));
  return (
    <LoadedArea loaded={found} skeleton={<TextSkeleton lines={10} />}>
      {(explanation) => <ExplanationView explanation={explanation} />}
    </LoadedArea>
  );
}
