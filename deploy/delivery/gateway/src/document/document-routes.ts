import { gatewayAddresses } from '@portal/shared/open-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { type StandaloneAddress, standaloneAddressOf } from '../catalog/standalone-address';
import { standaloneRelease } from '../catalog/standalone-release';
import { viewForDocument } from '../catalog/view-for-document';
import { type RequestView, type Visit, viewForRequest } from '../catalog/view-for-request';
import { type DevRemoteTable, withDevRemotes } from '../dev/dev-remotes';
import { notePage, noteStart } from '../http/note-answer';
import { pathOf } from '../http/path-of';
import { sendFault } from '../http/send-fault';
import type { Overrides } from '../override/overrides';
import type { PageRenderer } from '../rendering/page-renderer';
import type { PublishedReleases } from '../selection/published-releases';
import { standaloneViewOf, type TenantView } from '../selection/tenant-view';
import { lookIn } from '../visitor/chosen-look';
import { holdsToken } from '../visitor/holds-token';
import type { VisitTickets } from '../visitor/visit-tickets';
import { visitorOf } from '../visitor/visitor';
import { cookieNotice } from './cookie-notice';
import { pageDocumentEnd, shellDocumentEnd } from './document-html';
import { commonHeaders } from './document-policy';
import { type DocumentForVisit, documentSender } from './document-sender';
import type { MadeDocument } from './document-store';
import type { SheetFiles } from './inline-sheet';
import type { SentPage } from './sent-pages';
import { linkNeededPage, standaloneListPage, unknownSlotPage } from './standalone-pages';
import { type DocumentRequest, type Moved, VisitDocuments } from './visit-documents';

export interface DocumentRoutesOptions {
  keeper: CatalogKeeper;
  published: Pick<PublishedReleases, 'find'>;
  overrides: Overrides;
  tickets: VisitTickets;
  /** In a demonstration the harness runs every published build for everybody. */
  demo: boolean;
  https: boolean;
  devRemotes: DevRemoteTable | undefined;
  files: SheetFiles;
  /** Without it, every page begins with its shell. */
  pages: PageRenderer | undefined;
}

type Asking = Pick<FastifyRequest, 'url' | 'host' | 'headers' | 'ip' | 'log'>;

/** Addresses below these are never pages, so a missing file or call does not get a page as its answer. */
const notPages = /^\/(?:-|api|assets|brand|dev|healthz|readyz)(?:\/|$)/;

/** Whoever asks for the start has the page before them, and can wait longer for it to be drawn than for HTML. In ms. */
const startPatience = 2_000;

export function documentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  const { keeper, published, overrides, tickets, demo, https, devRemotes, files, pages } = options;
  const { send, sendAwayPage, sendOwnPage } = documentSender({ https, development: devRemotes !== undefined });

  const common = commonHeaders({ https });
  const documents = new VisitDocuments({ demo, https, files, pages });

  const forVisit = (made: MadeDocument, visitor?: string, told = ''): DocumentForVisit => {
    const { status, text, releases, start, forEverybody = false } = made;
    const end = start ? pageDocumentEnd(told) : shellDocumentEnd(tickets.give(releases, visitor));
    return { status, text, end, forEverybody };
  };

  const askedBy = (view: TenantView, { url, host, headers: { cookie } }: Visit & { url: string }): DocumentRequest => ({
    ...{ view, url, host },
    token: holdsToken(cookie),
    look: lookIn(cookie, view.brand.themeColor),
  });

  function sendMade(
    request: FastifyRequest,
    reply: FastifyReply,
    made: MadeDocument | Moved,
    visitor: string | undefined,
    { override, brand, changeSet }: TenantView,
  ): void {
    notePage(reply, 'to' in made ? 'moved' : made.start ? 'drawn' : 'shell', changeSet.number);
    if ('to' in made) reply.headers({ ...common, 'cache-control': 'no-store' }).redirect(made.to, 301);
    else {
      const told = made.start ? cookieNotice(brand, request.url, request.headers.cookie) : '';
      send(request, reply, forVisit(made, visitor, told), override?.origin);
    }
  }

  /** The release of a signed link, outside of a demonstration: this browser may run that one build and no other. */
  async function heldRelease(tenant: TenantView, { slot, build }: StandaloneAddress, cookie: string | undefined) {
    const held = await overrides.standaloneOf(tenant, cookie);
    return held?.slot === slot && held.release.record.build === build ? held.release : undefined;
  }

  async function answerStandalone(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = viewForRequest(keeper, request);
    if (!now) return sendAwayPage(reply);
    const requested = pathOf(request.url);
    // The host has pages of its own below /standalone, such as the gallery of components.
    if (now.tenant.host.pages.find(requested)) return answerPage(request, reply, now, undefined);
    const address = standaloneAddressOf(requested);
    const tenant = devRemotes ? await withDevRemotes(now.tenant, devRemotes, request.log) : now.tenant;
    const release =
      address &&
      (demo
        ? await standaloneRelease(tenant, address, published)
        : await heldRelease(tenant, address, request.headers.cookie));
    if (!address || !release) {
      if (!demo) return sendOwnPage(reply, 403, linkNeededPage());
      if (/^\/standalone\/?$/.test(requested)) return sendOwnPage(reply, 200, standaloneListPage(tenant));
      const asked = address && [address.slot, address.build].filter(Boolean).join('@');
      return sendOwnPage(reply, 404, unknownSlotPage(tenant, asked));
    }
    const { slot, basePath, path } = address;
    const store = documents.storeOf(now.catalog);
    const token = holdsToken(request.headers.cookie);
    const made = devRemotes
      ? store.make(standaloneViewOf(tenant, { slot, basePath }, release), path, token)
      : store.find(now.catalog.standaloneViewOf(tenant, { slot, basePath }, release), path, token);
    notePage(reply, 'standalone');
    send(request, reply, forVisit(made));
  }

  /** The document of an address for one browser, with its override. */
  async function madeFor(
    { catalog, tenant }: RequestView,
    { url, host, headers, ip: address, log }: Asking,
    patience?: number,
  ): Promise<{ view: TenantView; made: MadeDocument | Moved }> {
    const own = devRemotes ? await withDevRemotes(tenant, devRemotes, log) : tenant;
    const view = await overrides.apply(own, headers.cookie);
    const asked = askedBy(view, { url, host, headers });
    const alone = view !== tenant;
    const known = alone ? undefined : documents.find(catalog, asked);
    return { view, made: known ?? (await documents.draw(catalog, asked, { address, alone, patience })) };
  }

  async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    now: RequestView,
    visitor: string | undefined,
  ): Promise<void> {
    const { view, made } = await madeFor(now, request);
    sendMade(request, reply, made, visitor, view);
  }

  /** The page as it would be sent now. */
  async function currentPage(now: RequestView, asking: Asking): Promise<SentPage | undefined> {
    const { made } = await madeFor(now, asking, startPatience);
    return 'to' in made || !made.start ? undefined : { ...made, start: made.start };
  }

  /**
   * The start of the very page that was sent. Where nobody knows that any more, or it came from another gateway, the one
   * of the page as it is now: if that is the same, their marks are.
   *
   * The visit begins here for the page's tickets, not with its HTML, which a browser may fetch for nobody.
   */
  async function answerStart(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = viewForRequest(keeper, request);
    if (!now) return sendFault(reply, 503);
    const { page: url, mark } = request.query as Readonly<Record<string, string | string[] | undefined>>;
    if (typeof url !== 'string' || !url.startsWith('/') || notPages.test(pathOf(url))) return sendFault(reply, 404);
    const { host, headers, ip, log } = request;
    const sent = typeof mark === 'string' ? documents.findSent(now.entry, holdsToken(headers.cookie), mark) : undefined;
    const page = sent ?? (await currentPage(now, { url, host, headers, ip, log }));
    if (!page) return sendFault(reply, 404);
    if (mark !== undefined) noteStart(reply, page.start.page === mark ? 'as_sent' : 'changed');
    const given = tickets.give(page.releases, visitorOf(headers.cookie));
    reply.headers({ ...common, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
    const { boot, ...start } = page.start;
    reply.send({ ...start, boot: given ? { ...boot, tickets: given } : boot });
  }

  for (const url of ['/standalone', '/standalone/*']) app.get(url, answerStandalone);

  app.get(gatewayAddresses.start, answerStart);

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (notPages.test(path)) {
      sendFault(reply, 404);
      return;
    }
    const { now, visitor, cookie } = viewForDocument(keeper, request, https);
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    if (!now) return sendAwayPage(reply);
    // Nearly every request has nothing to wait for, so nothing is awaited.
    if (!devRemotes && !overrides.mayApply(request.headers.cookie)) {
      const made = documents.find(now.catalog, askedBy(now.tenant, request));
      if (made) return sendMade(request, reply, made, visitor, now.tenant);
    }
    return answerPage(request, reply, now, visitor);
  });
}
