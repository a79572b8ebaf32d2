import { compStatusOf } from '@portal/shared/codes';
import { formatMinute } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Facts, StatusTag } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useMe } from '../../session/session';
import { ofCustomers, tenantName, useTenants } from '../../session/tenants';
import { CaseStateTag } from '../../verdicts/verdict-tag';
import { holderText } from '../cases/holder-text';
import { type QueuePart, queueAddress } from '../cases/queue-part';
import { limitText } from '../cases/time-left';
import type { Case } from './case';

/** The company, the kind of request, the time that is left, and the person who works on it. */
export function CaseHead({ shown, part }: { shown: Case; part: QueuePart }) {
  const { staffId } = useMe();
  const tenants = ofCustomers(useTenants());
  const { compName, kindName, requestNo, tenant, createdAt, dueAt, overdue, urgent, outcome, doneAt, decidedBy } =
    shown;
  const limit = limitText(dueAt, serverNow());
  const facts = [
    requestNo,
    compStatusOf(shown.compStatus)?.label,
    tenants.length > 1 && tenantName(tenants, tenant),
    `${formatMinute(createdAt)} 提交`,
    doneAt ? `${formatMinute(doneAt)} 由${decidedBy?.displayName ?? '系统'}办结` : holderText(shown, staffId),
  ];
  return (
    <PageHeader
      title={compName}
      crumbs={[{ title: '审核', path: queueAddress(part) }]}
      tags={
        <>
          <StatusTag plain entry={{ label: kindName, colorClass: 'blue' }} />
          {doneAt ? (
            <CaseStateTag outcome={outcome} done />
          ) : (
            <StatusTag entry={{ label: limit, colorClass: overdue ? 'red' : 'gray' }} />
          )}
          {urgent && <StatusTag plain entry={{ label: '加急', colorClass: 'red' }} />}
        </>
      }
      description={
        <span role="status">
          <Facts facts={facts} />
        </span>
      }
    />
  );
}
