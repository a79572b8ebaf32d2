import { runFor, runningTrace } from './running';
import { newTrace, type Trace } from './trace';

export type SpanKind = 'server' | 'client' | 'internal';

/** What a span tells beside its name and times. Nothing personal, and no values of statements. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A part of a request that is being recorded. */
export interface Span {
  readonly id: string;
  tell(attributes: Attributes): void;
  /** The part came to nothing. */
  fail(why: string): void;
  end(): void;
}

export interface Beginning {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  /** Undefined: it is the first span of the trace. */
  readonly parentId: string | undefined;
}

/** Records spans, where the settings want traces. */
export interface Recorder {
  /** The share of requests that begin here and are recorded. */
  readonly share: number;
  begin(trace: Trace, beginning: Beginning): Span;
}

/** One process has at most one; without it nothing is recorded. */
let recorder: Recorder | undefined;

export function recordBy(one: Recorder | undefined): void {
  recorder = one;
}

/** Whether a request that begins here is recorded. Never the caller's to say: each recorded one costs. */
export const isChosen = (): boolean => recorder !== undefined && Math.random() < recorder.share;

/** Begins a span of a request; undefined if the request is not recorded. Whoever begins it ends it. */
export function beginSpan(trace: Trace, beginning: Beginning): Span | undefined {
  return trace.sampled ? recorder?.begin(trace, beginning) : undefined;
}

/** The kind of an error without its words, because they may hold values. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

interface About {
  readonly kind?: SpanKind;
  /** Made only for a request that is recorded. */
  readonly attributes?: () => Attributes;
  /** Whether an error means that the part failed; left away: every error. */
  readonly isFailure?: (error: unknown) => boolean;
}

async function recorded<T>(
  span: Span,
  trace: Trace,
  work: () => Promise<T>,
  isFailure: About['isFailure'] = () => true,
): Promise<T> {
  try {
    return await runFor({ ...trace, spanId: span.id }, work);
  } catch (error) {
    if (isFailure(error)) span.fail(failureName(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Does the work as one part of the running request. If that is not recorded, the work is all that happens. */
export function inSpan<T>(name: string, about: About, work: () => Promise<T>): Promise<T> {
  if (recorder === undefined) return work();
  const trace = runningTrace();
  if (!trace?.sampled) return work();
  const { kind = 'internal', attributes, isFailure } = about;
  const span = recorder.begin(trace, { name, kind, attributes: attributes?.() ?? {}, parentId: trace.spanId });
  return recorded(span, trace, work, isFailure);
}

/**
 * Does work that no request waits for, such as the sending of what is in a queue. It belongs to the request that left it
 * behind; without one it has a number of its own.
 */
export function goOnWith<T>(
  left: Trace | undefined,
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const trace = left ?? { ...newTrace(), sampled: isChosen() };
  const span = beginSpan(trace, { name, kind: 'internal', attributes, parentId: left?.spanId });
  return span ? recorded(span, trace, work) : runFor(trace, work);
}
