import { LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { Conversation, PageHeader } from '@portal/shared/ui/frame';
import { useParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { isNotThere, NotThere } from '../../frame/not-there';
import { Sheet } from '../../frame/sheet';
import { supportState } from '../../records/states';
import { withTenants } from '../../session/tenants';
import { AnswerForm } from './answer-form';
import { Asker } from './asker';
import styles from './page.module.css';
import type { Ticket } from './ticket';
import { TicketActs } from './ticket-acts';

const list = { title: '客服', path: '/desk/support' };

/** One question with its answers, and who asked it. */
export function Component() {
  const { ticketNo = '' } = useParams();
  const ticket = useLoaded(
    (signal) => withTenants(staffCall('staffSupportShow', { body: { ticketNo } }, signal)),
    ticketNo,
  );
  if (isNotThere(ticket.error)) return <NotThere what="咨询" list={list} />;
  return (
    <LoadedArea loaded={ticket} skeleton={<TextSkeleton lines={10} />}>
      {(shown) => (
        <>
          <PageHeader
            title={shown.topic}
            crumbs={[list]}
            tags={<StatusTag entry={supportState(shown.state)} />}
            description={`咨询编号 ${shown.requestNo}，${handText(shown)}`}
            actions={<TicketActs ticket={shown} onChanged={ticket.reload} />}
          />
          <Contents ticket={shown} onChanged={ticket.reload} />
        </>
      )}
    </LoadedArea>
  );
}

const handText = ({ staffName }: Ticket) => (staffName === '' ? '尚无处理人' : `由${staffName}处理`);

function Contents({ ticket, onChanged }: { ticket: Ticket; onChanged: () => void }) {
  const { ticketNo, who, entries, may } = ticket;
  return (
    <div className={styles.columns}>
      <div>
        <Sheet title="咨询记录">
          <Conversation
            label="咨询记录"
            reader="platform"
            entries={entries.map(({ staffName, ...entry }) => ({
              ...entry,
              ours: staffName !== '',
              who: staffName || who,
            }))}
          />
        </Sheet>
        {may.includes('answer') && (
          <Sheet title="答复">
            <AnswerForm key={ticketNo} ticket={ticket} onDone={onChanged} />
          </Sheet>
        )}
      </div>
      <Asker ticket={ticket} />
    </div>
  );
}
