/** The messages between the gateway's process and the renderer's. A lane is the number of one worker. */

export type ToProcess =
  | { readonly to: 'start'; readonly lane: number; readonly code: string }
  | { readonly to: 'render'; readonly lane: number; readonly input: string }
  | { readonly to: 'end'; readonly lane: number };

/** Every worker says `ready` at most once, answers each render once, and `ended` is its last message. */
export type FromProcess = { readonly lane: number } & (
  | { readonly is: 'ready' }
  | { readonly is: 'rendered'; readonly text: string }
  | { readonly is: 'threw'; readonly reason: string }
  | { readonly is: 'ended'; readonly memory: boolean }
);

export interface ProcessLimits {
  readonly heapMegabytes: number;
  readonly processMegabytes: number;
  readonly outputBytes: number;
}
