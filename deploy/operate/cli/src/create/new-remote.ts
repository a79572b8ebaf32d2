/** A remote that does not exist yet. */
export interface NewRemote {
  /** The package's name without scope, its slot, and its folder. */
  name: string;
  title: string;
  /** The path prefix of the remote. */
  prefix: string;
  /** Whether its pages need a login. */
  permission: boolean;
  /** Whether it has a service of its own. */
  service: boolean;
}
