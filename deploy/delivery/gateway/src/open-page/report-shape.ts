import { calls } from '@portal/shared/contract/calls';
import {
  type BuiltFrame,
  type CallFault,
  type CallReport,
  type CrashKind,
  type CrashReport,
  crashes,
  type LoadFault,
  type LoadReport,
  type PageReport,
  type ReportedRelease,
  troubles,
  type VitalsReport,
} from '@portal/shared/open-page';

const safeName = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const outcomes: readonly string[] = ['loaded', 'failed', 'fell-back'] satisfies LoadReport['outcome'][];
const loadFaults: readonly string[] = ['timeout', 'missing', 'threw'] satisfies LoadFault[];
const callFaults: readonly string[] = ['network', 'timeout', 'server'] satisfies CallFault[];
const crashKinds: readonly string[] = [...crashes, ...troubles];
const maxLoad = 600_000;
const maxTries = 20;
/** The most of each vital: times in ms, and a page that moves without end. */
const maxVitals: Readonly<Record<string, number>> = { lcp: 600_000, inp: 600_000, cls: 100 };
const maxTicket = 80;
const maxFrames = 12;
const maxFramePlace = 100_000_000;
/** Of a class, or of a function with the objects that it belongs to. */
const className = /^[A-Za-z_$][\w$.]{0,39}$/;
const builtFile = /^[a-z0-9][\w.-]{0,63}\/[\w.-]{1,64}\/[\w./-]{1,120}\.js$/;
const routePattern = /^\/[\w/:*?.-]{0,149}$/;
const cardNumber = /^[A-Z0-9._-]{3,24}$/;

const isName = (value: unknown): value is string => typeof value === 'string' && safeName.test(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;

type Sent = Record<string, unknown>;
/** What a report says beside the release that it is about. */
type Said<Report extends ReportedRelease> = Omit<Report, keyof ReportedRelease>;

/** The hosts of earlier releases also send a `reason`, in words. It goes no further. */
function loadOf({ ms, tries, outcome, fault }: Sent): Said<LoadReport> | undefined {
  if (!isCount(ms, maxLoad) || !isCount(tries, maxTries)) return undefined;
  if (typeof outcome !== 'string' || !outcomes.includes(outcome)) return undefined;
  const told = { ms, tries, outcome: outcome as LoadReport['outcome'] };
  if (fault === undefined) return told;
  return typeof fault === 'string' && loadFaults.includes(fault) ? { ...told, fault: fault as LoadFault } : undefined;
}

function isFrame(value: unknown): value is BuiltFrame {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [file, ...place] = value as unknown[];
  const isPlace = (one: unknown) => Number.isSafeInteger(one) && isCount(one, maxFramePlace);
  return typeof file === 'string' && builtFile.test(file) && place.every(isPlace);
}

const matches = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);

/** The parts that a report may say or leave out, each with its form. */
type Parts = Readonly<Record<string, (value: unknown) => boolean>>;

/** What the report says of these parts; undefined if one of them has another form. */
function saidOf(parts: Parts, sent: Sent): Sent | undefined {
  const said = Object.entries(parts).filter(([name]) => sent[name] !== undefined);
  if (!said.every(([name, isRight]) => isRight(sent[name]))) return undefined;
  return Object.fromEntries(said.map(([name]) => [name, sent[name]]));
}

const isPattern = (value: unknown) => matches(value, routePattern);
const isCardNumber = (value: unknown) => matches(value, cardNumber);

const crashParts: Parts = {
  unknown: (value) => value === true,
  error: (value) => matches(value, className),
  frames: (value) => Array.isArray(value) && value.length <= maxFrames && value.every(isFrame),
  page: isPattern,
  number: isCardNumber,
};

function crashOf(sent: Sent): Said<CrashReport> | undefined {
  const { crash } = sent;
  if (typeof crash !== 'string' || !crashKinds.includes(crash)) return undefined;
  const said = saidOf(crashParts, sent);
  return said && { crash: crash as CrashKind, ...said };
}

const callParts: Parts = {
  call: (value) => typeof value === 'string' && Object.hasOwn(calls, value),
  page: isPattern,
  number: isCardNumber,
};

/** The platform's calls have names in the contract; of a team's service, nothing but its slot is known. */
function callOf(slot: string, sent: Sent): Said<CallReport> | undefined {
  const { failure, call } = sent;
  if (typeof failure !== 'string' || !callFaults.includes(failure)) return undefined;
  if ((slot === 'host') !== (call !== undefined)) return undefined;
  const said = saidOf(callParts, sent);
  return said && { failure: failure as CallFault, ...said };
}

function vitalsOf({ vitals, page }: Sent): Said<VitalsReport> | undefined {
  if (typeof vitals !== 'object' || vitals === null || !isPattern(page)) return undefined;
  const figures = Object.entries(vitals);
  const isVital = ([name, value]: [string, unknown]) =>
    Object.hasOwn(maxVitals, name) && isCount(value, maxVitals[name] ?? 0);
  if (figures.length === 0 || !figures.every(isVital)) return undefined;
  return { page: page as string, vitals: Object.fromEntries(figures) };
}

function saidIn(slot: string, sent: Sent): Said<PageReport> | undefined {
  if (sent.vitals !== undefined) return vitalsOf(sent);
  if (sent.failure !== undefined) return callOf(slot, sent);
  return sent.crash === undefined ? loadOf(sent) : crashOf(sent);
}

/** A report as a page sent it; undefined if it is not one. Anybody can send anything, so nothing else of it is kept. */
export function reportOf(sent: unknown): PageReport | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { slot, package: packageName, build, ticket, ...told } = sent as Sent;
  if (!isName(slot) || !isName(packageName) || !isName(build)) return undefined;
  const signed = typeof ticket === 'string' && ticket.length <= maxTicket ? { ticket } : {};
  const said = saidIn(slot, told);
  return said && ({ slot, package: packageName, build, ...signed, ...said } as PageReport);
}
