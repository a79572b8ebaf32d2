import type { GivenAnswer } from '@portal/shared/boot-document';
import { z } from 'zod';

const text = z.string().max(2_000);
const ownAddress = text.regex(/^\/(?![/\\])/);

/** The text of a release's script. It comes from a remote, so the gateway checks all of it. */
const output = z.object({
  html: z.string(),
  asked: z.record(z.string(), z.string()),
  unanswered: z.array(z.string()),
  facts: z.object({
    title: text.optional(),
    description: text.optional(),
    address: ownAddress.optional(),
    picture: ownAddress.optional(),
    published: text.optional(),
    trail: z
      .array(z.object({ title: text, address: ownAddress }))
      .max(10)
      .optional(),
    questions: z
      .array(z.object({ question: text, answer: z.string().max(20_000) }))
      .max(200)
      .optional(),
  }),
});

export type RenderedOutput = z.infer<typeof output>;
export type PageFacts = RenderedOutput['facts'];

/** A public page as HTML, the same for everybody. */
export interface RenderedPage {
  readonly html: string;
  readonly facts: PageFacts;
  /** The answers that the page was drawn from, by its questions in its own words. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  /** The platform does not have what the page is about. */
  readonly missing: boolean;
}

export function renderedPage(written: string, answers: Readonly<Record<string, GivenAnswer>>): RenderedPage {
  const { html, facts, asked, unanswered } = output.parse(JSON.parse(written));
  if (unanswered.length > 0) throw new Error(`handle.reads does not name what the page asks: ${unanswered.join(' ')}`);
  const missing = Object.values(answers).some(({ refused }) => refused?.status === '404');
  const inItsWords = Object.entries(asked).flatMap(([words, question]) => {
    const answer = answers[question];
    return answer ? [[words, answer] as const] : [];
  });
  return { html, facts, answers: Object.fromEntries(inItsWords), missing };
}
