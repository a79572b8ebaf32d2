import { fill, named } from '../data/fill';
import type { Notice } from './notice';

type Variables = Readonly<Record<string, string>>;

interface NoticeTexts {
  readonly title: string;
  readonly text: string;
  /** More text; empty if there is nothing more to say. */
  readonly detail: string;
  readonly page: string;
}

/** Returns the texts of a notice about one event. */
export function noticeTexts(notice: Notice, variables: Variables): NoticeTexts {
  const { detail = '' } = notice;
  const said = [...detail.matchAll(named)].some(([, variable]) => (variables[variable ?? ''] ?? '') !== '');
  return {
    title: fill(notice.title, variables),
    text: fill(notice.text, variables),
    detail: said ? fill(detail, variables) : '',
    page: fill(notice.page, variables),
  };
}
