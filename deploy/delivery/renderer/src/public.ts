export type { ReleaseFigures, RenderedRelease } from './release-history';
export { type FaultKind, RenderFault } from './render-fault';
export type { RenderLimits } from './render-limits';
export {
  type Renderer,
  type RendererFigures,
  type RendererLog,
  type RendererOptions,
  startRenderer,
} from './renderer';
