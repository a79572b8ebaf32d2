import { type AllowedHosts, operatorMailPath, signedHeaders } from '@portal/http';
import { type Delivery, hookSecret, mailAddressOf, type Releases } from '@portal/releases';
import type { OwnQuestions } from '../api/own-questions';
import { maxOutsideMs, OutsideServers } from '../http/outside-server';

export interface HookSenderOptions {
  readonly delivery: Pick<Releases, 'readCatalog'>;
  /** Mail goes through the platform API. */
  readonly questions: OwnQuestions;
  /** The key from which the secret of each hook follows. */
  readonly key: () => Promise<Buffer>;
  /** The hosts that a receiver may have; left away: all. */
  readonly hosts?: AllowedHosts | undefined;
}

/** What a failed attempt says of itself: an error of the network has a code, and no text that a person needs. */
const textOf = (error: unknown) => {
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  return name === 'TimeoutError' ? `no answer within ${maxOutsideMs / 1000} s` : (code ?? message ?? String(error));
};

interface Told {
  readonly event: string;
  readonly tenant: string;
  readonly text: { readonly zh: string; readonly en: string };
}

/** Tells one receiver one thing, by https with a signature, or by mail. */
export class HookSender {
  readonly #options: HookSenderOptions;
  readonly #servers: OutsideServers;

  constructor(options: HookSenderOptions) {
    this.#options = options;
    this.#servers = new OutsideServers(options.hosts);
  }

  /** The secret by which a receiver checks what it gets. */
  async secretOf(hookId: string): Promise<string> {
    return hookSecret(await this.#options.key(), hookId);
  }

  /** Returns why it could not be told; undefined: it was. */
  async send(what: Pick<Delivery, 'id' | 'hookId' | 'url' | 'event' | 'body'>): Promise<string | undefined> {
    try {
      const to = mailAddressOf(what.url);
      return await (to === undefined ? this.#post(what) : this.#mail(what, to));
    } catch (error) {
      return textOf(error);
    }
  }

  async #post({ id, hookId, url, event, body }: Parameters<HookSender['send']>[0]): Promise<string | undefined> {
    const { pathname, search } = new URL(url);
    const call = { method: 'POST', path: `${pathname}${search}`, body };
    // The time is that of the attempt, so a repetition is as fresh as the first one.
    const signature = signedHeaders({ keyId: hookId, secret: await this.secretOf(hookId) }, call, Date.now());
    const { statusCode } = await this.#servers.post(url, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'portal-hooks',
        'x-portal-event': event,
        'x-portal-delivery': id,
        ...signature,
      },
      body,
    });
    return statusCode >= 200 && statusCode < 300 ? undefined : `answered ${statusCode}`;
  }

  async #mail({ id, body }: { id: string; body: string }, to: string): Promise<string | undefined> {
    const { tenants } = await this.#options.delivery.readCatalog();
    const sender = tenants.find(({ isDefault }) => isDefault) ?? tenants[0];
    const host = sender?.hostNames[0];
    if (!host) return 'no tenant has a host name';
    const { event, tenant, text } = JSON.parse(body) as Told;
    const mail = {
      id,
      to,
      subject: `[${event}] ${tenant}`,
      text: `${text.zh}\n\n${text.en}\n\n${body}`.slice(0, 10_000),
    };
    const asker = { tenant: '', host, address: '127.0.0.1' };
    const { code } = await this.#options.questions.ask(asker, { path: operatorMailPath, headers: {}, body: mail });
    return code === 200 ? undefined : `the platform API sends no mail (${code})`;
  }

  close(): Promise<void> {
    return this.#servers.close();
  }
}
