import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import type { BootDocument } from '../boot/boot-document';
import type { GivenAnswer } from '../boot/given-answer';
import { beginVisit } from '../boot/server-visit';
import type { PageFacts, RenderInput, RenderOutput } from './page-html';

/** The value of an answer of the page. It is undefined if the platform refused. */
export type ValueOf = (question: string) => unknown;

/** The facts of a page. They are for search engines only, so they are no part of what browsers fetch. */
export type Describe = (visit: {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly boot: BootDocument;
  readonly valueOf: ValueOf;
}) => PageFacts;

/** By the page's pattern, such as `/index/news/detail/:id/:name`. */
export type Descriptions = Readonly<Record<string, Describe>>;

/** The same routes with their code, which a router for one render cannot wait for. */
async function withCode(routes: RouteObject[], needed: ReadonlySet<RouteObject>): Promise<RouteObject[]> {
  return Promise.all(
    routes
      .filter((route) => needed.has(route))
      .map(async ({ lazy, ...route }) => ({
        ...route,
        ...(typeof lazy === 'function' ? await lazy() : {}),
        ...(route.children ? { children: await withCode(route.children, needed) } : {}),
      })) as Promise<RouteObject>[],
  );
}

/** The page's absolute pattern: the parts of its routes, from the outermost on. */
const patternOf = (routes: readonly RouteObject[]): string =>
  routes.reduce((above, { path = '' }) => (path.startsWith('/') ? path : path ? `${above}/${path}` : above), '');

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  return text + decoder.decode();
}

/** Draws a page of a remote, as `server.js` does for the gateway. */
export async function renderPage(
  routes: RouteObject[],
  descriptions: Descriptions,
  { boot, address, holdsToken }: RenderInput,
): Promise<RenderOutput> {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const matches = matchRoutes(routes, pathname);
  if (!matches) throw new Error('the remote has no such page');

  const unanswered: string[] = [];
  const given = boot.answers ?? {};
  const answers = new Proxy(given, {
    get(_, question: string): GivenAnswer | undefined {
      if (!Object.hasOwn(given, question)) unanswered.push(question);
      return given[question];
    },
  });
  beginVisit({ boot: { ...boot, answers }, holdsToken });

  const router = createMemoryRouter(await withCode(routes, new Set(matches.map(({ route }) => route))), {
    initialEntries: [address],
  });
  let thrown: unknown;
  // Every part is in its place: none is moved there by a script later.
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      thrown ??= error;
    },
  });
  const html = await textOf(prelude);
  if (thrown) throw thrown;

  const facts = descriptions[patternOf(matches.map(({ route }) => route))]?.({
    params: matches.at(-1)?.params ?? {},
    search: searchParams,
    boot,
    valueOf: (question) => {
      const answer = given[question];
      return answer && 'value' in answer ? answer.value : undefined;
    },
  });
  return { html, facts: facts ?? {}, unanswered: [...new Set(unanswered)] };
}
