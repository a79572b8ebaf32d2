/**
 * `threw`: the release's script failed. `hung`: it took too long. `memory`: it took too much memory. `busy`: no worker
 * was free in time. `resting`: the release failed too often just now. `down`: the process or the code is not there.
 */
export type FaultKind = 'threw' | 'hung' | 'memory' | 'busy' | 'resting' | 'down';

/** The reason why a page was not rendered. */
export class RenderFault extends Error {
  override readonly name = 'RenderFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
