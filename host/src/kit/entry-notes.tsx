import { call } from '@portal/shared/api';
import { articlePath } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

type Notes = CallReply<'siteEntry'>;

/** The panel is as wide as this; a narrower one has no room for notes. */
const panelFrom = '(min-width: 992px)';

/** Asked once for each document: the panel comes again with each page before the centre. */
let asked: Promise<Notes | null> | undefined;

const readNotes = (): Promise<Notes | null> => {
  asked ??= call('siteEntry', {}, { handlesErrors: true }).catch(() => null);
  return asked;
};

/** Whom to call and when, and the newest notice; the gateway's shell shows the number before any script runs. */
export function EntryNotes({ hotline }: { hotline: string }) {
  const [notes, setNotes] = useState<Notes | null>(null);
  useEffect(() => {
    if (!matchMedia(panelFrom).matches) return;
    let current = true;
    void readNotes().then((read) => current && setNotes(read));
    return () => {
      current = false;
    };
  }, []);
  return (
    <div className="entry-notes">
      <div>
        <small>客服热线</small>
        <a href={`tel:${hotline}`}>{hotline}</a>
        {notes?.serviceHours && <span>{notes.serviceHours}</span>}
      </div>
      {notes?.notice && (
        <div>
          <small>最新公告</small>
          <Link to={articlePath(notes.notice)}>{notes.notice.title}</Link>
          <time dateTime={notes.notice.publishTime}>{formatDay(notes.notice.publishTime)}</time>
        </div>
      )}
    </div>
  );
}
