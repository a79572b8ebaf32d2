import type { AdapterModule, AdapterOptions, AdapterPort, PortAdapter } from './adapter';

const operations: Readonly<Record<AdapterPort, readonly string[]>> = {
  ocr: ['read'],
  face: ['begin'],
  bank: ['pay'],
  sign: ['certify', 'sign'],
  registry: ['company'],
  scan: ['check'],
  figures: ['read'],
};

/** Their results never come with the answer. */
const callsBack: ReadonlySet<AdapterPort> = new Set(['face', 'bank']);

/** The names of what an adapter of a port does. */
export const operationsOf = (port: AdapterPort): readonly string[] => operations[port];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns what a package exports, or says in words why it is no adapter of this port. */
export function adapterModule<Port extends AdapterPort>(exported: unknown, port: Port): AdapterModule<Port> {
  const found = isRecord(exported) ? exported.default : undefined;
  if (!isRecord(found)) throw new Error('it has no default export: write export default portAdapter(…)');
  if (found.form !== 1) throw new Error(`it has form ${String(found.form)}, and this portal knows form 1`);
  if (found.port !== port) throw new Error(`it is an adapter for ${String(found.port)}, not for ${port}`);
  if (typeof found.create !== 'function') throw new Error('its create is no function');
  return found as unknown as AdapterModule<Port>;
}

/** Makes the adapter, and says all that it lacks at once. */
export async function createAdapter<Port extends AdapterPort>(
  { port, create }: AdapterModule<Port>,
  options: AdapterOptions,
): Promise<PortAdapter<Port>> {
  const made: unknown = await create(options);
  if (!isRecord(made)) throw new Error('its create returns no adapter');
  const has = (holder: unknown, name: string) => isRecord(holder) && typeof holder[name] === 'function';
  const lacks = [
    ...(typeof made.name === 'string' && /^[\w.-]{1,40}$/.test(made.name) ? [] : ['a name of letters and hyphens']),
    ...operations[port].filter((name) => !has(made.operations, name)).map((name) => `operations.${name}`),
    ...(has(made, 'ping') ? [] : ['ping']),
    ...(callsBack.has(port) && !has(made, 'takeCallback') ? ['takeCallback'] : []),
  ];
  if (lacks.length > 0) throw new Error(`it lacks ${lacks.join(', ')}`);
  return made as unknown as PortAdapter<Port>;
}
