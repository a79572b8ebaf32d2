import { LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { AddressTabs } from '../../frame/address-tabs';
import { isNotThere, NotThere } from '../../frame/not-there';
import { LetterTable } from '../../records/letter-table';
import { LoginLists } from '../../records/login-lists';
import { Notes } from '../../records/notes';
import { accountState } from '../../records/states';
import { tenantName, useTenants, withTenants } from '../../session/tenants';
import { Overview } from './overview';
import { nameOf, type Person } from './person';
import { PersonActs } from './person-acts';

const list = { title: '人员', path: '/desk/people' };

/** One customer's account: the places, the logins, the letters, and the acts of care. */
export function Component() {
  const { userCode = '' } = useParams();
  const person = useLoaded(
    (signal) => withTenants(staffCall('staffPersonShow', { body: { userCode } }, signal)),
    userCode,
  );
  if (isNotThere(person.error)) return <NotThere what="人员" list={list} />;
  return (
    <LoadedArea loaded={person} skeleton={<TextSkeleton lines={10} />}>
      {(value) => (
        <>
          <Head person={value} onChanged={person.reload} />
          <Contents key={value.userCode} person={value} />
        </>
      )}
    </LoadedArea>
  );
}

function Head({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const tenants = useTenants();
  const { mobile, email, status, tenant } = person;
  return (
    <PageHeader
      title={nameOf(person)}
      crumbs={[list]}
      tags={<StatusTag entry={accountState(status)} />}
      description={[mobile, email, tenantName(tenants, tenant)].filter(Boolean).join('，')}
      actions={<PersonActs person={person} onChanged={onChanged} />}
    />
  );
}

function Contents({ person }: { person: Person }) {
  const { userCode, devices, logins, sent, may } = person;
  return (
    <AddressTabs
      tabs={[
        { key: 'overview', title: '概况', content: <Overview person={person} /> },
        { key: 'logins', title: '登录与设备', content: <LoginLists devices={devices} logins={logins} /> },
        { key: 'letters', title: '消息与短信', content: <LetterTable letters={sent} /> },
        { key: 'notes', title: '备注', content: <Notes about={{ userCode }} mayAdd={may.includes('note')} /> },
      ]}
    />
  );
}
