import type { CallReply } from '@portal/shared/contract';
import type { PersonContext } from '../../kernel/calls/context';
import { type GroupHandlers, personCall } from '../../kernel/calls/handler';
import type { FileReply } from '../../kernel/http/replies';
import { audit } from '../../kernel/protection/audit';
import { personalDataLeave, reasonsToStay } from './leave';

async function personalDataView({ db, session, personalData }: PersonContext): Promise<CallReply<'personalDataView'>> {
  const shown = [];
  for (const { read, forget: _, ...kind } of personalData) {
    shown.push({ ...kind, entries: (await read(db, session.userCode)).length });
  }
  return { kinds: shown, staying: await reasonsToStay(db, session.userCode) };
}

async function personalDataDownload(context: PersonContext): Promise<FileReply> {
  const { db, now, session, personalData } = context;
  const data = [];
  for (const { read, forget: _, ...kind } of personalData)
    data.push({ ...kind, entries: await read(db, session.userCode) });
  await audit(context, 'personalData.download', 'ok');
  return {
    fileName: '我的数据.json',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify({ madeAt: now, data }, null, 2)),
  };
}

export const personalDataHandlers: GroupHandlers<'personalData'> = {
  personalDataView: personCall({}, personalDataView),
  personalDataDownload: personCall({ stepUp: 'personal' }, personalDataDownload),
  personalDataLeave: personCall({ stepUp: 'personal' }, personalDataLeave),
};
