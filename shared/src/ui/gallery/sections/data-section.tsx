import Button from 'antd/es/button';
import { useState } from 'react';
import { formatAmount } from '../../../format/amount';
import { EmptyPanel } from '../../base/panel/empty-panel';
import { StatusTag } from '../../base/status-tag/status-tag';
import type { Branch } from '../../data/branch-select/branch';
import { BranchSelect } from '../../data/branch-select/branch-select';
import type { FindBranches } from '../../data/branch-select/use-branches';
import { CodeSelect, type LoadCodes } from '../../data/code-select/code-select';
import { IndustrySelect } from '../../data/code-select/industry-select';
import type { LoadPage } from '../../data/data-table/collect-rows';
import type { DataColumn, FilterField } from '../../data/data-table/columns';
import { DataTable } from '../../data/data-table/data-table';
import { Select } from '../../data/select/select';
import { DateField } from '../../dates/date-field';
import { DateListField } from '../../dates/date-list-field';
import { DateRangeField } from '../../dates/date-range-field';
import { QrCode } from '../../qr-code/qr-code';
import { Tabs } from '../../tabs/tabs';
import { type Employee, employees, later } from '../demo-data';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen';

const enabled = { label: '启用', colorClass: 'green' } as const;
const disabled = { label: '停用', colorClass: 'gray' } as const;

const columns: readonly DataColumn<Employee>[] = [
  { key: 'name', title: '姓名', text: (row) => row.name, required: true, card: 'name' },
  { key: 'code', title: '人员编号', text: (row) => row.code, digitsAreText: true },
  { key: 'mobile', title: '手机号', text: (row) => row.mobile, card: 'note' },
  { key: 'role', title: '角色', text: (row) => row.role, card: 'note' },
  {
    key: 'status',
    title: '状态',
    card: 'status',
    text: (row) => (row.enabled ? enabled : disabled).label,
    render: (row) => <StatusTag entry={row.enabled ? enabled : disabled} />,
  },
  { key: 'limit', title: '审批额度（元）', text: (row) => formatAmount(row.limit), align: 'right', sortable: true },
  { key: 'createdAt', title: '创建时间', text: (row) => row.createdAt, sortable: true },
];

const filters: readonly FilterField[] = [
  { kind: 'text', name: 'name', label: '姓名' },
  {
    kind: 'select',
    name: 'role',
    label: '角色',
    options: ['管理员', '经办', '复核', '查询'].map((role) => ({ value: role, label: role })),
  },
  { kind: 'dateRange', from: 'beginTime', to: 'endTime', label: '创建时间' },
  { kind: 'text', name: 'mobile', label: '手机号' },
];

const load: LoadPage<Employee> = async ({ pageNum, pageSize, filters: wanted, sort }) => {
  await later(null, 600);
  const found = employees.filter(
    (row) =>
      row.name.includes(wanted.name ?? '') &&
      row.role.includes(wanted.role ?? '') &&
      row.createdAt >= (wanted.beginTime ?? '') &&
      row.createdAt <= `${wanted.endTime ?? '9'} 24`,
  );
  const direction = sort?.order === 'desc' ? -1 : 1;
  const field = sort?.field as 'limit' | 'createdAt' | undefined;
  const sorted = field ? found.toSorted((a, b) => (a[field] < b[field] ? -direction : direction)) : found;
  return { total: found.length, rows: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
};

const fails: LoadPage<Employee> = async () => {
  await later(null, 600);
  throw new Error('服务暂时不可用，请稍后重试');
};
const nothing: LoadPage<Employee> = async () => later({ total: 0, rows: [] }, 600);
const never: LoadPage<Employee> = () => new Promise(() => {});

const shared = {
  columns,
  rowKey: (row: Employee) => row.code,
  rowName: (row: Employee) => row.name,
  empty: {
    title: '还没有其他人员',
    hint: '添加同事后可以分工办理业务。',
    action: <Button>新增人员</Button>,
  },
};

function Dates() {
  const [day, setDay] = useState('2026-11-21');
  const [year, setYear] = useState('2026年');
  const [days, setDays] = useState<readonly string[]>(['2026-11-21', '2026-11-23']);
  const [range, setRange] = useState<readonly [string, string]>(['2026-11-01', '']);
  return (
    <div className={styles.stack}>
      <DateField label="成立日期" value={day} onChange={setDay} />
      <DateField label="年度" format="YYYY年" value={year} onChange={setYear} />
      <DateListField label="还款日" value={days} onChange={setDays} />
      <DateRangeField label="签署日期" value={range} onChange={setRange} />
    </div>
  );
}

const sections: LoadCodes = () =>
  later(
    [
      { value: 'C', label: '制造业' },
      { value: 'F', label: '批发和零售业' },
    ],
    600,
  );
const divisions: LoadCodes = (section) => later([{ value: `${section}39`, label: '电子设备' }], 600);
const noCodes: LoadCodes = async () => {
  await later(null, 600);
  throw new Error('服务暂时不可用，请稍后重试');
};

const findBranches: FindBranches = ({ keyword }) => {
  const branches = [
    { branchNo: '102290000012', branchName: '中国工商银行上海市分行' },
    { branchNo: '102330100018', branchName: '中国工商银行杭州分行营业部' },
  ];
  return later(
    branches.filter(({ branchName }) => branchName.includes(keyword)),
    600,
  );
};

function Codes() {
  const [industry, setIndustry] = useState('C39');
  const [branch, setBranch] = useState<Branch>();
  return (
    <div className={styles.stack}>
      <IndustrySelect value={industry} onChange={setIndustry} loadSections={sections} loadDivisions={divisions} />
      <CodeSelect label="城市" placeholder="请先选择省份" load={sections} below="" />
      <CodeSelect label="省份" placeholder="加载失败的省份" load={noCodes} />
      <label htmlFor="gallery-branch">开户支行</label>
      <BranchSelect id="gallery-branch" find={findBranches} bankCode="102" value={branch} onChange={setBranch} />
    </div>
  );
}

export function DataSection() {
  return (
    <>
      <Specimen name="DataTable" state="正常" wide>
        <DataTable
          {...shared}
          id="gallery"
          label="人员列表"
          load={load}
          filters={filters}
          exportName="人员列表"
          rowActions={(row) => [
            { key: 'edit', label: '编辑', onSelect: () => {} },
            { key: 'toggle', label: row.enabled ? '停用' : '启用', danger: row.enabled, onSelect: () => {} },
            { key: 'password', label: '重置密码', onSelect: () => {} },
            { key: 'mobile', label: '变更手机号', onSelect: () => {} },
            { key: 'remove', label: '移除', danger: true, onSelect: () => {} },
          ]}
          selection={{
            disabled: (row) => row.role === '管理员',
            actions: (rows, clear) => <Button onClick={clear}>停用所选 {rows.length} 人</Button>,
          }}
        />
      </Specimen>
      <Specimen name="DataTable" state="加载中" wide>
        <DataTable {...shared} id="gallery-loading" label="加载中的列表" load={never} />
      </Specimen>
      <Specimen name="DataTable" state="出错" wide>
        <DataTable {...shared} id="gallery-error" label="出错的列表" load={fails} />
      </Specimen>
      <Specimen name="DataTable" state="为空" wide>
        <DataTable {...shared} id="gallery-empty" label="为空的列表" load={nothing} />
      </Specimen>
      <Specimen name="DateField、DateListField、DateRangeField">
        <Dates />
      </Specimen>
      <Specimen name="Select">
        <Select
          aria-label="开户银行"
          placeholder="请选择开户银行"
          style={{ width: '100%' }}
          options={['中国工商银行', '中国建设银行', '招商银行'].map((bank) => ({ value: bank, label: bank }))}
        />
      </Specimen>
      <Specimen name="CodeSelect、IndustrySelect、BranchSelect" state="就绪、待上级、失败、查找">
        <Codes />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          items={[
            { key: 'all', label: '全部', children: '全部消息' },
            { key: 'unread', label: '未读(12)', children: <EmptyPanel title="没有未读消息" /> },
          ]}
        />
      </Specimen>
      <Specimen name="QrCode">
        <QrCode
          value="https://example.com/register/account?inviteCode=8F3K2Q"
          label="扫码接受邀请"
          downloadName="邀请二维码"
        />
      </Specimen>
    </>
  );
}
