import type { AddressInfo } from 'node:net';
import type { Database } from '@portal/database';
import type { PortName } from '@portal/shared/codes/ports';
import { createSimulator, type SimulatorOptions } from '@portal/simulator';
import type { ConfigChoices } from '../kernel/config';
import type { Provider } from '../kernel/ports/providers';
import { playedProviders } from './played-providers';
import { TestPlatform } from './test-platform';

const key = { keyId: 'simulator', secret: 'a secret of the tests of providers' };

export interface PlayedPlatform {
  readonly platform: TestPlatform;
  /** The address of the API on this machine. */
  readonly address: string;
  /** Where the simulator answers, and the key of both sides. */
  readonly provider: Provider;
  stopSimulator(): Promise<void>;
  close(): Promise<void>;
}

interface Playing extends Omit<SimulatorOptions, 'key'> {
  /** The ports that have a provider; without it all. */
  readonly only?: readonly PortName[];
  /** What the simulator's callbacks wait for. */
  readonly hold?: () => Promise<unknown>;
}

/** An API and the simulator of its providers. They speak over the network of this machine, in both directions. */
export async function playedPlatform(
  database: Database,
  config: ConfigChoices = {},
  { only, hold, ...pace }: Playing = {},
): Promise<PlayedPlatform> {
  let address = '';
  const simulator = createSimulator({
    key,
    bankMs: 50,
    faceMs: 50,
    signMs: 50,
    // The API's address is known only after it listens; the path stays as it is signed.
    send: async (url, init) => {
      await hold?.();
      return fetch(new URL(new URL(url).pathname, address), init);
    },
    ...pace,
  });
  await simulator.listen({ port: 0, host: '127.0.0.1' });
  const provider = {
    ...key,
    url: `http://127.0.0.1:${(simulator.server.address() as AddressInfo).port}`,
    settings: {},
  };
  const platform = new TestPlatform(database, config, { providers: playedProviders(provider, only) });
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const stopSimulator = () => simulator.close();
  return {
    platform,
    address,
    provider,
    stopSimulator,
    async close() {
      await platform.close();
      await stopSimulator();
    },
  };
}
