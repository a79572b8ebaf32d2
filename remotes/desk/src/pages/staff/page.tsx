import { formatMinute, nothing } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import { DataTable, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { PageHeader, PlusIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { grownRows } from '../../records/grown-rows';
import { LinkDialog, type OneTimeLink } from '../../requests/link-dialog';
import { RequestList } from '../../requests/request-list';
import { grantsText } from '../../session/rights';
import { useMe } from '../../session/session';
import { useTenants, withTenants } from '../../session/tenants';
import { InviteDialog } from './invite-dialog';
import { type ActKind, actsFor, type Person, stateOf, stateOptions } from './person';
import { RolesDialog } from './roles-dialog';
import { isHarm, reasonActLabels, StaffActDialog } from './staff-act-dialog';

async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
  const name = filters.name?.trim().toLowerCase() ?? '';
  const all = await withTenants(staffCall('staffList', {}, signal));
  const rows = all.filter(
    ({ loginName, displayName, state }) =>
      `${loginName} ${displayName}`.toLowerCase().includes(name) && (filters.state ?? state) === state,
  );
  return grownRows(rows, query);
}

type Open = { act: ActKind; person: Person } | { act: 'invite' };

export function Component() {
  const me = useMe();
  const tenants = useTenants();
  const [open, setOpen] = useState<Open | null>(null);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const [version, setVersion] = useState(0);
  const close = () => setOpen(null);
  const done = (made: OneTimeLink | null = null) => {
    close();
    setVersion((count) => count + 1);
    if (made) setLink(made);
  };
  const labels: Record<ActKind, string> = { roles: '调整角色', ...reasonActLabels };

  return (
    <>
      <PageHeader
        title="员工"
        description="邀请员工、调整角色，员工锁定后立即退出登录。"
        actions={
          <Button type="primary" icon={<PlusIcon />} onClick={() => setOpen({ act: 'invite' })}>
            邀请员工
          </Button>
        }
      />
      <RequestList version={version} onChanged={() => setVersion((count) => count + 1)} />
      <DataTable<Person>
        id="staff"
        label="员工列表"
        columns={[
          { key: 'displayName', title: '姓名', text: (row) => row.displayName, required: true, card: 'name' },
          { key: 'loginName', title: '登录名', hiddenAtFirst: 'narrow', text: (row) => row.loginName },
          { key: 'roles', title: '角色', text: ({ roles }) => grantsText(roles, tenants) || nothing, card: 'note' },
          statusColumn('state', '状态', stateOf),
          {
            key: 'lastLoginAt',
            title: '最近登录',
            sortable: true,
            text: ({ lastLoginAt }) => formatMinute(lastLoginAt),
          },
        ]}
        filters={[
          { kind: 'text', name: 'name', label: '姓名或登录名' },
          { kind: 'select', name: 'state', label: '状态', options: stateOptions },
        ]}
        rowKey={({ staffId }) => staffId}
        rowName={({ displayName }) => displayName}
        rowActions={(person) =>
          actsFor(person, me.staffId).map((act) => ({
            key: act,
            label: labels[act],
            danger: isHarm(act),
            onSelect: () => setOpen({ act, person }),
          }))
        }
        load={load}
        reloadKey={version}
        empty={{ title: '还没有员工', hint: '邀请同事后，他们可以用一次性链接开通账号。' }}
      />
      {open?.act === 'invite' && <InviteDialog onClose={close} onDone={done} />}
      {open?.act === 'roles' && <RolesDialog person={open.person} onClose={close} onDone={done} />}
      {open && open.act !== 'invite' && open.act !== 'roles' && (
        <StaffActDialog act={open.act} person={open.person} onClose={close} onDone={done} />
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </>
  );
}
