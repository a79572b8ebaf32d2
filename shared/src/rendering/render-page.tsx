import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { KeptAnswersContext, keepAnswers } from '../api/kept-answers';
import type { GivenAnswer } from '../boot/given-answer';
import type { PageFacts } from '../boot/page-facts';
import { beginVisit } from '../boot/server-visit';
import type { RenderInput, RenderOutput } from './page-html';
import { questionIn } from './question';

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

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  return text + decoder.decode();
}

/** The answers for a page that asks in its own words. What it asks is written down. */
function askedAnswers(answers: Readonly<Record<string, GivenAnswer>>) {
  const asked: Record<string, string> = {};
  const unanswered = new Set<string>();
  const byWords = new Proxy(answers, {
    get: (_, words: string): GivenAnswer | undefined => {
      const question = questionIn(words);
      if (Object.hasOwn(answers, question)) asked[words] = question;
      else unanswered.add(words);
      return answers[question];
    },
  });
  return { asked, unanswered, byWords };
}

/** Draws a page of a remote, as `server.js` does for the gateway. */
export async function renderPage(
  routes: RouteObject[],
  { boot, address, holdsToken }: RenderInput,
): Promise<RenderOutput> {
  const matches = matchRoutes(routes, new URL(address, 'http://portal').pathname);
  if (!matches) throw new Error('the remote has no such page');

  const answers = askedAnswers(boot.answers ?? {});
  let facts: PageFacts = {};
  beginVisit({
    boot: { ...boot, answers: answers.byWords },
    holdsToken,
    tell(told) {
      facts = { ...facts, ...told };
    },
  });

  const router = createMemoryRouter(await withCode(routes, new Set(matches.map(({ route }) => route))), {
    initialEntries: [address],
  });
  const thrown: unknown[] = [];
  const page = (
    <KeptAnswersContext value={keepAnswers(answers.byWords)}>
      <RouterProvider router={router} />
    </KeptAnswersContext>
  );
  const { prelude } = await prerender(page, {
    // Every part stands in its place: none comes later and is moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      thrown.push(error);
    },
  });
  const html = await textOf(prelude);
  if (thrown.length > 0) throw thrown[0];
  return { html, facts, asked: answers.asked, unanswered: [...answers.unanswered] };
}
