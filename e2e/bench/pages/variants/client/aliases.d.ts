/** Names behind which the variants' webpack configurations put files of the workspace. */
declare module 'bench-start';
declare module 'bench-base-style';
declare module 'bench-remotes' {
  const remotes: unknown[];
  export default remotes;
}
declare module 'bench-routes/*' {
  import type { RouteObject } from 'react-router-dom';
  export const routes: RouteObject[];
}
