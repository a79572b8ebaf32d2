import type { Listening } from './database';
import type { Observed } from './database-observer';

/** The listeners of each channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listening>>();
  readonly #observed: Observed;

  constructor(observed: Observed) {
    this.#observed = observed;
  }

  add(channel: string, listening: Listening): () => void {
    const heard = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, heard.add(listening));
    return () => {
      heard.delete(listening);
      if (heard.size === 0) this.#byChannel.delete(channel);
    };
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  hear(channel: string, payload = ''): void {
    this.#observed.tell((observer) => observer.notification(channel));
    for (const { onNotification } of this.#byChannel.get(channel) ?? []) onNotification(payload);
  }

  /** Tells everybody that notifications may have been missed. */
  gap(): void {
    for (const heard of this.#byChannel.values()) for (const { onGap } of heard) onGap?.();
  }
}
