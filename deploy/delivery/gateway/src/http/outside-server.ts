import type { AllowedHosts } from '@portal/http';
import { Agent, type Dispatcher, request } from 'undici';

const connectTimeout = 5_000;
/** For a whole attempt. */
export const maxOutsideMs = 10_000;
/** An answer says nothing but its status and headers. */
const maxAnswer = 16_384;

interface Posted {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Posts to servers outside: only to hosts that the operator has listed, whatever their names lead to. */
export class OutsideServers {
  readonly #hosts: AllowedHosts | undefined;
  readonly #agent: Agent;

  /** Without hosts: to all. */
  constructor(hosts: AllowedHosts | undefined) {
    this.#hosts = hosts;
    const lookup = hosts?.lookup;
    this.#agent = new Agent({ connect: { timeout: connectTimeout, ...(lookup && { lookup }) }, pipelining: 0 });
  }

  /** A redirect is an answer like others: it leads nowhere. */
  async post(url: string, { headers, body }: Posted): Promise<Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>> {
    this.#hosts?.hold(new URL(url).hostname);
    const answer = await request(url, {
      ...{ method: 'POST', headers, body, dispatcher: this.#agent },
      signal: AbortSignal.timeout(maxOutsideMs),
    });
    await answer.body.dump({ limit: maxAnswer }).catch(() => undefined);
    return answer;
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }
}
