import { useKeptAnswer } from '@portal/shared/api';
import { articlePath } from '@portal/shared/boot';
import { formatDay } from '@portal/shared/format';
import { useMedia } from '@portal/shared/ui';
import { Link } from 'react-router-dom';

/** The panel is as wide as this; a narrower one has no room for notes. */
const panelFrom = '(min-width: 992px)';

/** Whom to call and when, and the newest notice; the gateway's shell shows the number before any script runs. */
export function EntryNotes({ hotline }: { hotline: string }) {
  const wide = useMedia(panelFrom);
  const { value: notes } = useKeptAnswer('siteEntry', wide ? {} : null);
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
