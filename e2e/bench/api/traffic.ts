import type { ApiClient, Outgoing, Parts } from '@portal/platform/testing/api-client';
import type { CallInput, CallName } from '@portal/shared/contract';
import { calls } from '@portal/shared/contract/calls';
import { compCode, demoPassword } from './people';

interface Step {
  readonly share: number;
  readonly seal: (client: ApiClient) => Outgoing;
}

/** A call, and its share in a hundred calls. */
function step<N extends CallName>(name: N, share: number, input: (client: ApiClient) => CallInput<N>): Step {
  const seal = (client: ApiClient) => {
    if (!client.keys) throw new Error('a client without keys cannot seal');
    return client.outgoing(client.seal(calls[name], input(client) as Parts, client.keys));
  };
  return { share, seal };
}

/** The usual work of people in the centre: mostly clicks and lists, some reading, few writes, sometimes a password. */
const usual: readonly Step[] = [
  step('findLoginMultipleDevices', 27, () => ({})),
  step('messageUnreadNumbers', 15, () => ({ query: { receiveCompCode: compCode } })),
  step('messageList', 14, () => ({ body: { pageSize: 10 } })),
  step('employeeList', 10, () => ({ body: { pageSize: 10 } })),
  step('productsByPermitStatus', 8, () => ({ query: { compCode } })),
  step('agreementList', 7, () => ({ body: { pageSize: 10 } })),
  step('findResAllByToken', 5, () => ({})),
  step('bankAccountList', 4, () => ({ body: { pageSize: 10 } })),
  step('companyView', 4, () => ({})),
  step('saveLogOutLog', 5, (client) => ({ body: { browserID: client.browserId, reason: '离开页面' as const } })),
  step('oldPwdCheck', 1, () => ({ query: { pwd: demoPassword } })),
];

/** The question that every click asks. It is the smallest signed call. */
const click: readonly Step[] = [step('findLoginMultipleDevices', 100, () => ({}))];

/** Spreads the shares evenly, so that chance does not change the mix. */
const spread = (steps: readonly Step[]): readonly Step[] =>
  steps
    .flatMap((one) => Array.from({ length: one.share }, (_, turn) => ({ one, at: (turn + 0.5) / one.share })))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

export const mixes = { usual: spread(usual), click: spread(click) } as const;

/**
 * Requests that are sealed ahead. In real use browsers do the signing, so it must not take time from the server's
 * processors during the measurement. Requests beyond the stock are sealed when they are needed.
 */
export class Traffic {
  readonly #clients: readonly ApiClient[];
  readonly #order: readonly Step[];
  readonly #stock: Outgoing[] = [];
  #made = 0;

  constructor(clients: readonly ApiClient[], mix: keyof typeof mixes) {
    this.#clients = clients;
    this.#order = mixes[mix];
  }

  prepare(count: number): void {
    while (this.#stock.length < count) this.#stock.push(this.#make());
    this.#stock.reverse();
  }

  next(): Outgoing {
    return this.#stock.pop() ?? this.#make();
  }

  #make(): Outgoing {
    const round = Math.floor(this.#made / this.#order.length);
    const client = this.#clients[(this.#made + round) % this.#clients.length];
    const chosen = this.#order[this.#made % this.#order.length];
    this.#made += 1;
    if (!client || !chosen) throw new Error('nobody makes traffic');
    return chosen.seal(client);
  }
}
