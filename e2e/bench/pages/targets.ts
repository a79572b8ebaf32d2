/** The measured pages, and for each the control that a person waits for. */
export interface Target {
  readonly name: string;
  readonly path: string;
  /** The application renders it, never the gateway's shell. */
  readonly control: string;
  /** A part with a text that a person comes for, in the gateway's HTML or in the application. */
  readonly text?: string;
  readonly loggedIn: boolean;
}

export const targets: readonly Target[] = [
  { name: '/index/index', path: '/index/index', control: '#portal-root main a[href]', loggedIn: false },
  { name: '/login', path: '/login', control: '#portal-root button[type="submit"]:not([disabled])', loggedIn: false },
  { name: 'product centre', path: '/center/product/product', control: '#portal-root main h1', loggedIn: true },
  { name: 'table', path: '/center/crm/employee/list', control: '#portal-root tbody button', loggedIn: true },
];

export interface Profile {
  readonly name: string;
  /** In bits per second; null means no limit. */
  readonly bits: number | null;
  readonly latency: number;
  /** The processor is slowed down by this factor. */
  readonly slower: number;
}

export const profiles: readonly Profile[] = [
  { name: '9 Mbit/s, 100 ms, 4x', bits: 9_000_000, latency: 100, slower: 4 },
  { name: '1.44 Mbit/s, 150 ms, 4x', bits: 1_440_000, latency: 150, slower: 4 },
  { name: 'unthrottled', bits: null, latency: 0, slower: 1 },
];
