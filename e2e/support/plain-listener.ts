import { type ClientRequest, get } from 'node:http';

/** A browser's end of the event stream, as a plain connection. It keeps only the events and the last id. */
export class PlainListener {
  readonly titles: string[] = [];
  lastEventId: string | undefined;
  #request: ClientRequest | undefined;
  #text = '';

  /** Resolves when the stream is open. */
  open(portal: string, ticket: string): Promise<void> {
    const query = new URLSearchParams({ ticket, ...(this.lastEventId && { lastEventId: this.lastEventId }) });
    return new Promise((resolve, reject) => {
      this.#request = get(
        `${portal}/api/web/portal/api/message/event/stream?${query}`,
        { agent: false, headers: { accept: 'text/event-stream' } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`the stream answered ${response.statusCode}`));
          response.setEncoding('utf8');
          response.on('data', (piece: string) => this.#hear(piece));
          // The other end disappears with the portal, and the test opens it again.
          response.on('error', () => undefined);
          resolve();
        },
      );
      this.#request.on('error', reject);
    });
  }

  close(): void {
    this.#request?.destroy();
  }

  #hear(piece: string): void {
    this.#text += piece;
    const blocks = this.#text.split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.+)$/m.exec(block)?.[1];
      if (id) this.lastEventId = id;
      if (!/^event: message$/m.test(block)) continue;
      const data = /^data: (.+)$/m.exec(block)?.[1] ?? '{}';
      this.titles.push((JSON.parse(data) as { title: string }).title);
    }
  }
}
