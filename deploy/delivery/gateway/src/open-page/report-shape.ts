import {
  type BuiltFrame,
  type CrashKind,
  type CrashReport,
  crashes,
  type LoadReport,
  troubles,
} from '@portal/shared/open-page';
import type { PageReport } from '../loads/report-collector';

const safeName = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const outcomes: readonly string[] = ['loaded', 'failed', 'fell-back'] satisfies LoadReport['outcome'][];
const crashKinds: readonly string[] = [...crashes, ...troubles];
const maxReasonLength = 120;
const maxLoad = 600_000;
const maxTries = 20;
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

function loadOf({
  ms,
  tries,
  outcome,
  reason,
}: Sent): Pick<LoadReport, 'ms' | 'tries' | 'outcome' | 'reason'> | undefined {
  if (!isCount(ms, maxLoad) || !isCount(tries, maxTries)) return undefined;
  if (typeof outcome !== 'string' || !outcomes.includes(outcome)) return undefined;
  if (reason !== undefined && typeof reason !== 'string') return undefined;
  return {
    ms,
    tries,
    outcome: outcome as LoadReport['outcome'],
    ...(reason ? { reason: reason.replace(/[\p{C}]/gu, ' ').slice(0, maxReasonLength) } : {}),
  };
}

function isFrame(value: unknown): value is BuiltFrame {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [file, ...place] = value as unknown[];
  const isPlace = (one: unknown) => Number.isSafeInteger(one) && isCount(one, maxFramePlace);
  return typeof file === 'string' && builtFile.test(file) && place.every(isPlace);
}

const matches = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);

/** What a crash may say of itself, each with its form. A part that is not said is undefined. */
const crashParts: Readonly<Record<string, (value: unknown) => boolean>> = {
  unknown: (value) => value === true,
  error: (value) => matches(value, className),
  frames: (value) => Array.isArray(value) && value.length <= maxFrames && value.every(isFrame),
  page: (value) => matches(value, routePattern),
  number: (value) => matches(value, cardNumber),
};

type CrashParts = Pick<CrashReport, 'crash' | 'unknown' | 'error' | 'frames' | 'page' | 'number'>;

function crashOf(sent: Sent): CrashParts | undefined {
  const { crash } = sent;
  if (typeof crash !== 'string' || !crashKinds.includes(crash)) return undefined;
  const said = Object.entries(crashParts).filter(([name]) => sent[name] !== undefined);
  if (!said.every(([name, isRight]) => isRight(sent[name]))) return undefined;
  return { crash: crash as CrashKind, ...Object.fromEntries(said.map(([name]) => [name, sent[name]])) };
}

/** A report as a page sent it; undefined if it is not one. Anybody can send anything, so nothing else of it is kept. */
export function reportOf(sent: unknown): PageReport | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { slot, package: packageName, build, ticket, ...told } = sent as Sent;
  if (!isName(slot) || !isName(packageName) || !isName(build)) return undefined;
  const signed = typeof ticket === 'string' && ticket.length <= maxTicket ? { ticket } : {};
  const content = told.crash === undefined ? loadOf(told) : crashOf(told);
  return content && { slot, package: packageName, build, ...signed, ...content };
}
