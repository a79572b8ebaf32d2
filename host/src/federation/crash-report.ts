import type { BootDocument, BootRelease, BuiltFrame, CrashKind, CrashReport } from '@portal/shared/boot';
import { type CrashPlace, crashedRelease } from './crashed-release';
import { RemoteError } from './remote-error';
import { sendReport } from './report';

/** The most that one page says of its crashes, in bytes without the tickets. Later ones are told without details. */
const maxPageBytes = 1_900;
const maxReports = 30;
const maxFrames = 12;
/** An identifier. A name with a longer number in it may have been made from somebody's data. */
const className = /^(?!.*\d{4})[A-Za-z_$][\w$]{0,39}$/;
/** Of a line of a stack: a file of a release with line and column, whatever the browser writes around it. */
const framePlace = /\/assets\/(([\w.-]+)\/([\w.-]+)\/[\w./-]+\.js):(\d+):(\d+)\)?$/;

/** A route of the page on screen, as the router has it. */
export interface ShownRoute {
  readonly route: { readonly path?: string; readonly handle?: { readonly pattern?: unknown } };
}

export interface CrashWatch {
  readonly boot: BootDocument;
  /** The crashes that this page has reported so far, with the bytes of their reports. */
  readonly told: Map<string, number>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The stack without the error's own text, which may look like anything. Some browsers write it before the places. */
function stackOf(thrown: unknown): string {
  const { stack, message } = (thrown ?? {}) as Partial<Record<'stack' | 'message', unknown>>;
  const [lines, said] = [textOf(stack), textOf(message)];
  const at = lines.indexOf(said);
  return at >= 0 && /^[\w$]*(: )?$/.test(lines.slice(0, at)) ? lines.slice(at + said.length) : lines;
}

function framesIn(stack: string, { host, remotes }: BootDocument): BuiltFrame[] {
  const releases = [host, ...remotes, ...remotes.flatMap(({ lastGood }) => lastGood ?? [])];
  const isShown = (name?: string, build?: string) =>
    releases.some((one: Pick<BootRelease, 'package' | 'build'>) => one.package === name && one.build === build);
  return stack
    .split('\n')
    .flatMap((line): BuiltFrame[] => {
      const [, file = '', name, build, row, column] = framePlace.exec(line.trim()) ?? [];
      return isShown(name, build) ? [[file, Number(row), Number(column)]] : [];
    })
    .slice(0, maxFrames);
}

/** The route's whole pattern. Pages of remotes name it; the routes above them are joined. */
export function patternOf(routes: readonly ShownRoute[]): string | undefined {
  const named = routes.at(-1)?.route.handle?.pattern;
  if (typeof named === 'string') return named;
  const path = routes.reduce((above, { route: { path = '' } }) => {
    if (path === '') return above;
    return path.startsWith('/') ? path : `${above}/${path}`;
  }, '');
  return path || undefined;
}

interface Crash extends CrashPlace {
  readonly kind: CrashKind;
  readonly thrown: unknown;
  readonly card?: RemoteError;
}

function tellOnce({ boot, told }: CrashWatch, { kind, thrown, card, ...place }: Crash, page: string | undefined): void {
  const release = crashedRelease(boot, place);
  // Without a card nobody asks for an error of which nothing is known.
  if (!release && !card) return;
  const { package: name, build } = boot.host;
  const about = release ?? { slot: 'host', package: name, build, unknown: true as const };
  const error = thrown instanceof Error && className.test(thrown.name) ? thrown.name : undefined;
  const frames = framesIn(place.stack, boot);
  const bare: CrashReport = { ...about, crash: kind, ...(card ? { number: card.number } : {}) };
  const whole: CrashReport = {
    ...bare,
    ...(error ? { error } : {}),
    ...(frames.length > 0 ? { frames } : {}),
    ...(page ? { page } : {}),
  };
  const spent = [...told.values()].reduce((sum, bytes) => sum + bytes, 0);
  const fits = spent + JSON.stringify(whole).length <= maxPageBytes;
  const report = fits ? whole : bare;
  // The first of a slot and kind counts in a canary; others are another error, or another card's.
  const first = `${about.slot} ${kind}`;
  const once = fits || card ? [first, error, frames[0], card?.number].join() : first;
  if (told.has(once) || (told.has(first) && told.size >= maxReports)) return;
  told.set(first, told.get(first) ?? 0);
  told.set(once, JSON.stringify(report).length);
  sendReport(report);
}

/**
 * Tells the gateway of an error that nobody caught: which release threw, the kind and the place, once for each, and no
 * word of the error's text. A failure card comes by here too, with its number.
 */
export function tellCrash(
  watch: CrashWatch,
  event: ErrorEvent | PromiseRejectionEvent,
  routes: readonly ShownRoute[],
): void {
  const isError = event instanceof ErrorEvent;
  const thrown: unknown = isError ? event.error : event.reason;
  const page = patternOf(routes);
  if (thrown instanceof RemoteError) {
    // What a page throws by itself is told as it is. A card says its number.
    if (!isError) return;
    const { fault, slot, cause } = thrown;
    const shown = { thrown: cause, stack: stackOf(cause), slot, card: thrown };
    if (fault === 'render') tellOnce(watch, { ...shown, kind: 'render' }, page);
    else tellOnce(watch, { ...shown, kind: 'load', missing: textOf((cause as { request?: unknown })?.request) }, page);
  } else if (isError) {
    const place = event.filename && `${event.filename}:${event.lineno}:${event.colno}`;
    tellOnce(watch, { kind: 'error', thrown, stack: stackOf(thrown) || place }, page);
  } else tellOnce(watch, { kind: 'rejection', thrown, stack: stackOf(thrown) }, page);
}
