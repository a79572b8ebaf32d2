import { successText } from '../../../codes/success-text';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  id: number;
  kind: MessageKind;
  text: string;
  milliseconds: number;
  /** A second line. */
  more: string | undefined;
}

/** How long a message stays: the spec's 5 seconds. */
export const messageMilliseconds = 5000;
const atMost = 3;

type Listener = () => void;

let messages: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function change(next: readonly Message[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** The messages that are on screen now. The array stays the same as long as nothing changes. */
export function currentMessages(): readonly Message[] {
  return messages;
}

export function onMessages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a sentence for 5 seconds, from anywhere. If it is on screen already, its time starts anew and it is not
 * doubled.
 */
export function showMessage(kind: MessageKind, text: string, milliseconds = messageMilliseconds, more?: string): void {
  lastId += 1;
  const same = (shown: Message) => shown.kind === kind && shown.text === text && shown.more === more;
  const others = messages.filter((message) => !same(message));
  change([...others, { id: lastId, kind, text, milliseconds, more }].slice(-atMost));
}

/** Says that an update is done: the portal's sentence, and a second line if there is more to say. */
export function showSuccess(more?: string): void {
  showMessage('success', successText, messageMilliseconds, more);
}

export function dismissMessage(id: number): void {
  change(messages.filter((message) => message.id !== id));
}
