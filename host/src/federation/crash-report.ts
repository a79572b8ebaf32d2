import type { BootDocument, BootRelease, BuiltFrame, CrashKind, CrashReport } from '@portal/shared/boot';
import { crashedRelease } from './crashed-release';
import type { RemoteError } from './remote-error';
import { sendReport } from './report';
import { patternOf, type ShownRoute } from './route-pattern';

/** The most that one page says of its crashes, in bytes without the tickets. Later ones are told without details. */
const maxPageBytes = 1_900;
const maxReports = 30;
const maxFrames = 12;
/** An identifier. A name with a longer number in it may have been made from somebody's data. */
const className = /^(?!.*\d{4})[A-Za-z_$][\w$]{0,39}$/;
/** Of a line of a stack: a file of a release with line and column, whatever the browser writes around it. */
const framePlace = /\/assets\/(([\w.-]+)\/([\w.-]+)\/[\w./-]+\.js):(\d+):(\d+)\)?$/;

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

/** What is known of an error, or of what else a release does to the page. */
export interface Trouble {
  readonly kind: CrashKind;
  readonly thrown?: unknown;
  /** Where it happened, of an error without a stack. */
  readonly place?: string | undefined;
  /** The stack of the code that is behind it: what React was drawing, or who had set the timer. */
  readonly behind?: string | undefined;
  /** The slot in whose part it happened. */
  readonly slot?: string | undefined;
  /** The function that was to be replaced. */
  readonly name?: string;
  /** The pattern of the page, if it is not the one on screen. */
  readonly page?: string | undefined;
  readonly card?: RemoteError;
}

/** The report of it, whole and without what may be too long. Undefined: nobody knows whose it is, and nobody asks. */
export function reportsOf(
  boot: BootDocument,
  trouble: Trouble,
  routes: readonly ShownRoute[],
): { readonly whole: CrashReport; readonly bare: CrashReport } | undefined {
  const { page = patternOf(routes), kind, thrown, place = '', behind = '', slot, card } = trouble;
  const stack = stackOf(thrown) || place;
  const missing = kind === 'load' ? textOf((thrown as { request?: unknown } | undefined)?.request) : '';
  const release = crashedRelease(boot, { stack, behind, slot, missing });
  // Without a card nobody asks for an error of which nothing is known. A replaced function is somebody's.
  if (!release && !card && kind !== 'global') return undefined;
  const { package: name, build } = boot.host;
  const about = release ?? { slot: 'host', package: name, build, unknown: true as const };
  const error = trouble.name ?? (thrown instanceof Error && className.test(thrown.name) ? thrown.name : undefined);
  const frames = framesIn(`${stack}\n${behind}`, boot);
  const bare: CrashReport = { ...about, crash: kind, ...(card ? { number: card.number } : {}) };
  const whole: CrashReport = {
    ...bare,
    ...(error ? { error } : {}),
    ...(frames.length > 0 ? { frames } : {}),
    ...(page ? { page } : {}),
  };
  return { whole, bare };
}

/**
 * Tells the gateway of trouble: which release is behind it, the kind and the place, once for each, and no word of an
 * error's text.
 */
export function tellTrouble({ boot, told }: CrashWatch, trouble: Trouble, routes: readonly ShownRoute[]): void {
  const reports = reportsOf(boot, trouble, routes);
  if (!reports) return;
  const { whole, bare } = reports;
  const spent = [...told.values()].reduce((sum, bytes) => sum + bytes, 0);
  const fits = spent + JSON.stringify(whole).length <= maxPageBytes;
  const report = fits ? whole : bare;
  // The first of a slot and kind counts in a canary; others are another error, or another card's.
  const first = `${bare.slot} ${bare.crash}`;
  const { error, frames, number } = whole;
  const once = fits || number ? [first, error, frames?.[0], number].join() : first;
  if (told.has(once) || (told.has(first) && told.size >= maxReports)) return;
  told.set(first, told.get(first) ?? 0);
  told.set(once, JSON.stringify(report).length);
  sendReport(report);
}
