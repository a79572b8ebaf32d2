/** One line of a log, of a process of the portal (JSON) or of nginx (text). */
export interface LogLine {
  /** In ms. */
  readonly time: number;
  /** The line as it was written: an object, or the text. */
  readonly said: Readonly<Record<string, unknown>> | string;
}

type Fields = Readonly<Record<string, unknown>>;

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

const numberDigits = 12;

/** The end of a line of nginx: the number, and the trace id. */
const endOfText = / [0-9a-f-]{14} ([0-9a-f]{32})$/;

function isOf(said: Fields | string, digits: string): boolean {
  if (typeof said === 'string') return endOfText.exec(said)?.[1]?.startsWith(digits) ?? false;
  const { number, traceId } = said;
  if (typeof traceId === 'string') return traceId.startsWith(digits);
  return typeof number === 'string' && number.replaceAll('-', '').startsWith(digits.slice(0, numberDigits));
}

function fieldsOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** The line if it is one of this request; undefined otherwise, and for what is no line of a log. */
export function lineOf(text: string, digits: string): LogLine | undefined {
  // Most lines are of other requests, and need no reading.
  const [first, second] = [digits.slice(0, 4), digits.slice(4, 8)];
  if (!text.includes(`${first}-${second}`) && !text.includes(first + second)) return undefined;
  const fields = text.startsWith('{') ? fieldsOf(text) : undefined;
  const said = fields ?? text;
  const time = fields ? Number(fields.time) : Date.parse(/\[(\d{4}-\d\d-\d\dT[^\]]+)\]/.exec(text)?.[1] ?? '');
  return Number.isNaN(time) || !isOf(said, digits) ? undefined : { time, said };
}

/** The time by the clock of this machine. */
function clock(time: number): string {
  const at = new Date(time);
  return `${at.toLocaleString('sv-SE')}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

/** They stand at the beginning of a readable line, or say nothing to a person. */
const ahead = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'number', 'traceId', 'err']);

const word = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One line for a person: when, which process, how bad, what happened, and its fields. */
export function readable({ time, said }: LogLine): string {
  if (typeof said === 'string') return `${clock(time)}  nginx          ${said.replace(/\[[^\]]*\] /, '')}`;
  const { level, name, pid, msg, err } = said;
  const process = `${word(name ?? '')}[${word(pid)}]`;
  const rest = Object.entries(said).filter(([field]) => !ahead.has(field));
  const { type, code, message } = (err ?? {}) as Fields;
  const why =
    err === undefined ? [] : [`(${[type, code, message].filter(Boolean).map(word).join(': ').replace(/\s+/g, ' ')})`];
  const words = [word(msg ?? ''), ...rest.map(([field, value]) => `${field}=${word(value)}`), ...why];
  return `${clock(time)}  ${process.padEnd(14)} ${(levels[Number(level)] ?? word(level)).padEnd(5)}  ${words.join('  ')}`;
}
