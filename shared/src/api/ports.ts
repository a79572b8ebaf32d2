import type { StepUpAsked } from '../contract/public';

/** The functions that the api client needs from the application around it. */
export interface ApiPorts {
  /** Goes to an address of this portal without a new entry in the history. */
  navigate(to: string): void;
  /** The address of the page within the portal, with its query. */
  here(): string;
  notify(kind: 'success' | 'warning' | 'error', text: string, milliseconds: number, more?: string): void;
  /** A write begins or ends. The overlay stays while one is under way. */
  loading(change: 1 | -1): void;
  /** Lets the person prove who they are; false if they do not want to. */
  stepUp(asked: StepUpAsked): Promise<boolean>;
}

/** Without a host around it, e.g. in a test of a page, the client moves only the browser. */
const standalone: ApiPorts = {
  navigate: (to) => location.replace(to),
  here: () => `${location.pathname}${location.search}`,
  notify: () => undefined,
  loading: () => undefined,
  stepUp: async () => false,
};

let current = standalone;

export const ports = (): ApiPorts => current;

/** Called once by the host, before the first call. */
export function configureApi(given: Partial<ApiPorts>): void {
  current = { ...standalone, ...given };
}
