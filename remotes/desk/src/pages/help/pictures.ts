import audit from '@portal/docs/zh/pictures/audit.webp';
import caseView from '@portal/docs/zh/pictures/case.webp';
import decide from '@portal/docs/zh/pictures/decide.webp';
import explain from '@portal/docs/zh/pictures/explain.webp';
import home from '@portal/docs/zh/pictures/home.webp';
import invite from '@portal/docs/zh/pictures/invite.webp';
import person from '@portal/docs/zh/pictures/person.webp';
import providers from '@portal/docs/zh/pictures/providers.webp';
import queue from '@portal/docs/zh/pictures/queue.webp';
import releases from '@portal/docs/zh/pictures/releases.webp';
import support from '@portal/docs/zh/pictures/support.webp';
import ticket from '@portal/docs/zh/pictures/ticket.webp';

/** The addresses of the handbook's pictures, by their names in the chapters. */
const pictures: Readonly<Record<string, string>> = {
  audit,
  case: caseView,
  decide,
  explain,
  home,
  invite,
  person,
  providers,
  queue,
  releases,
  support,
  ticket,
};

export const pictureAt = (href: string): string | undefined => pictures[href.replace(/^pictures\/|\.webp$/g, '')];
