import { type PortName, ports } from '@portal/shared/codes/ports';
import type { ProviderDefaults } from '../kernel/ports/providers';

interface Played {
  readonly url: string;
  readonly secret: string;
}

/** Ports that one simulator plays; without names all of them. */
export const playedProviders = ({ url, secret }: Played, only: readonly PortName[] = ports): ProviderDefaults =>
  Object.fromEntries(only.map((port) => [port, { url: `${url}/${port}`, keyId: 'simulator', secret, settings: {} }]));
