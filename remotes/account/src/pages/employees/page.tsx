import { call, download, saveFile } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { useMessageVersion } from '@portal/shared/live';
import { usePermissions } from '@portal/shared/session';
import { Button, EmptyPanel, LinkButton, lateComponent } from '@portal/shared/ui';
import { DataTable, type EmployeeColumn, type LoadPage, sortText, type TableQuery } from '@portal/shared/ui/data';
import { KeptFormNotice, PageHeader, PlusIcon, UploadIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { type Employee, newPersonForm } from './employee';
import { actsOn, employeeActs, grave } from './employee-acts';
import { employeeColumns } from './employee-columns';
import type { EmployeeTask } from './employee-dialogs';
import { employeeFilters } from './employee-filters';
import { JoinRequests } from './join/join-requests';
import { useEmployeeChanges } from './use-employee-changes';
import { useProducts } from './use-products';

const EmployeeDialogs = lateComponent(() => import('./employee-dialogs').then((module) => module.EmployeeDialogs), {
  wanted: ({ task }) => task !== null,
});

const exportFile = async ({ filters }: TableQuery, columns: readonly string[], signal: AbortSignal) => {
  const body = { ...filters, columns: columns as EmployeeColumn[] };
  saveFile(await download('employeeExport', { body }, { signal, handlesErrors: true }));
};

/** 人员管理 */
export function Component() {
  const { may, rootManager } = usePermissions();
  const mayWrite = may('employee.write');
  const products = useProducts();
  const told = useMessageVersion();
  const [version, setVersion] = useState(0);
  const changed = () => setVersion((current) => current + 1);
  const [change, question] = useEmployeeChanges(changed);
  const [task, setTask] = useState<EmployeeTask | null>(null);
  const [alone, setAlone] = useState(false);
  const load: LoadPage<Employee> = async ({ pageNum, pageSize, filters, sort }, signal) => {
    const order = sortText(sort) as NonNullable<CallInput<'employeeList'>['body']>['sort'];
    const body = { pageNum, pageSize, ...filters, ...(order && { sort: order }) };
    const page = await call('employeeList', { body }, { signal, handlesErrors: true });
    if (!signal.aborted) setAlone(page.total === 1 && Object.keys(filters).length === 0);
    return page;
  };
  const productName = (code: string) => products.value?.names.get(code) ?? code;

  const begin = (next: EmployeeTask['kind'], employee: Employee | null = null, typed?: EmployeeTask['typed']) =>
    setTask({ kind: next, employee, open: true, typed });
  const rowActions = (row: Employee) =>
    actsOn(row).map((act) => ({
      key: act,
      label: employeeActs[act],
      danger: grave.includes(act),
      onSelect: () => {
        if (act === 'edit' || act === 'mobile' || act === 'smsTopics') begin(act, row);
        else void change(act, row);
      },
    }));
  const add = (type: 'primary' | 'default') => (
    <Button type={type} icon={<PlusIcon />} onClick={() => begin('add')}>
      新增人员
    </Button>
  );
  const nobodyElse = {
    title: '还没有其他人员',
    ...(mayWrite && { hint: '添加同事后可以分工办理业务。', action: add('default') }),
  };

  return (
    <>
      <PageHeader
        title="人员管理"
        description="维护企业人员及其角色与产品权限"
        actions={
          mayWrite && (
            <>
              {rootManager && <LinkButton to="/center/crm/employee/changeAdmin">变更管理员</LinkButton>}
              <Button icon={<UploadIcon />} onClick={() => begin('import')}>
                导入
              </Button>
              {add('primary')}
            </>
          )
        }
      />
      {mayWrite && (
        <KeptFormNotice<EmployeeTask['typed']> name={newPersonForm} onResume={(typed) => begin('add', null, typed)} />
      )}
      {mayWrite && <JoinRequests onJoined={changed} />}
      <DataTable
        id="employees"
        keptAs="employees"
        label="人员列表"
        columns={employeeColumns(productName)}
        rowKey={({ employeeCode }) => employeeCode}
        rowName={({ userName }) => userName}
        load={load}
        filters={employeeFilters}
        {...(mayWrite && { rowActions })}
        reloadKey={version + told}
        exportFile={exportFile}
        empty={nobodyElse}
        filteredEmptyTitle="未找到匹配人员"
      />
      {alone && <EmptyPanel {...nobodyElse} />}
      {question}
      <EmployeeDialogs
        task={task}
        products={products}
        onChanged={changed}
        onClose={() => setTask((current) => current && { ...current, open: false })}
      />
    </>
  );
}
