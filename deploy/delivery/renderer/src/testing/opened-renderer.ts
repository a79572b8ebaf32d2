import { afterAll } from '@jest/globals';
import type { FaultKind, RenderFault } from '../render-fault';
import type { RenderLimits } from '../render-limits';
import { type Renderer, startRenderer } from '../renderer';

/** Generous, so that a slow machine is no fault; a test of a limit sets its own. */
const patient = { waitMs: 20_000, runMs: 20_000, startMs: 30_000, endMs: 20_000 };

export interface OpenedRenderer {
  readonly renderer: Renderer;
  readonly logged: readonly { readonly details: object; readonly message: string }[];
  /** Renders with a script as a release of its own. */
  render(code: string, input?: string): Promise<string>;
  /** The kind of fault with which a render ends. */
  fault(code: string, input?: string): Promise<FaultKind | 'none'>;
}

/** A renderer for the tests of one file. */
export function openedRenderer(limits: Partial<RenderLimits> = {}): OpenedRenderer {
  const logged: { details: object; message: string }[] = [];
  const log = { warn: (details: object, message: string) => logged.push({ details, message }) };
  const renderer = startRenderer({ log, limits: { ...patient, ...limits } });
  afterAll(() => renderer.stop());

  const render = (code: string, input = '') =>
    renderer.render({ package: 'site', build: code }, () => Promise.resolve(code), input);
  const fault = (code: string, input?: string) =>
    render(code, input).then(
      () => 'none' as const,
      (fault: RenderFault) => fault.kind,
    );
  return { renderer, logged, render, fault };
}

/** The script of a release that gives back what `body` returns. `before` runs once for each context. */
export function script(body: string, before = ''): string {
  return `${before}\nglobalThis.portalRender = async (input) => { ${body} };`;
}
