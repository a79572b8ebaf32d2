import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { CodeReader } from '@portal/platform/testing/log-in';
import fastify, { type FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { WithCode } from '../../support/sent-code';

interface Letter {
  readonly to: string;
  readonly purpose: string;
  readonly code: string;
  readonly text: string;
  readonly at: number;
}

const usualPatience = 20_000;

/** The SMS provider and the mail server of a rehearsal: they listen, and keep what they get. */
export class Letters implements CodeReader {
  readonly smsUrl: string;
  readonly smtpUrl: string;
  /** The body of the request to the SMS provider, as `SMS_TEMPLATE` has it. */
  static readonly smsTemplate = '{"to":"{mobile}","purpose":"{purpose}","code":"{code}","text":"{text}"}';
  /** What the provider answers, as `SMS_SUCCESS` has it. */
  static readonly smsSuccess = '{"ok":true}';
  readonly #got: Letter[];
  readonly #sms: FastifyInstance;
  readonly #mail: SMTPServer;

  private constructor(got: Letter[], sms: FastifyInstance, mail: SMTPServer) {
    this.#got = got;
    this.#sms = sms;
    this.#mail = mail;
    this.smsUrl = `http://127.0.0.1:${(sms.server.address() as AddressInfo).port}/send`;
    this.smtpUrl = `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<Letters> {
    const got: Letter[] = [];
    const sms = fastify();
    sms.post('/send', ({ body }) => {
      got.push({ ...(body as Omit<Letter, 'at'>), at: Date.now() });
      return { ok: true };
    });
    await sms.listen({ port: 0, host: '127.0.0.1' });
    const mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        const keep = async () => {
          const { text = '', subject = '' } = await PostalMime.parse(await buffer(stream));
          for (const { address } of envelope.rcptTo)
            got.push({ to: address, purpose: subject, code: '', text, at: Date.now() });
        };
        keep().then(() => done(), done);
      },
    });
    mail.listen(0, '127.0.0.1');
    await once(mail.server, 'listening');
    return new Letters(got, sms, mail);
  }

  clock(): number {
    return Date.now();
  }

  /** The newest letter to a phone or mailbox that came after a time and says this. */
  async letter(
    to: string,
    says: (letter: Letter) => boolean,
    { after = 0, patience = usualPatience } = {},
  ): Promise<Letter> {
    for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
      const found = this.#got.findLast((one) => one.to === to && one.at >= after && says(one));
      if (found) return found;
    }
    const others = this.#got.filter((one) => one.to === to).map(({ text }) => text);
    throw new Error(`${to} got no such letter, but ${JSON.stringify(others)}`);
  }

  async code(to: string, purpose: string, after = 0): Promise<string> {
    return (await this.letter(to, (one) => one.purpose === purpose, { after })).code;
  }

  /** The first text in the letters to somebody that looks like this. */
  async part(to: string, looks: RegExp): Promise<string> {
    const { text } = await this.letter(to, (one) => looks.test(one.text));
    return looks.exec(text)?.[0] ?? '';
  }

  /** Uses the code that an act in a page sends. */
  readonly withCode: WithCode = async (_page, to, act, use) => {
    const asked = Date.now();
    await act();
    return use((await this.letter(to, ({ code }) => code !== '', { after: asked })).code);
  };

  /** The mail server is away from now on. */
  stopMail(): Promise<void> {
    return new Promise((resolve) => this.#mail.close(() => resolve()));
  }

  async stop(): Promise<void> {
    await this.#sms.close();
    await this.stopMail();
  }
}
