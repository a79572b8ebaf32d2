export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  id: number;
  kind: MessageKind;
  text: string;
  milliseconds: number;
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

/** What is on screen now. The same array as long as nothing changes. */
export function currentMessages(): readonly Message[] {
  return messages;
}

export function onMessages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a sentence for 5 seconds, from anywhere. One that is on screen already starts anew instead of doubling. */
export function showMessage(kind: MessageKind, text: string, milliseconds = messageMilliseconds): void {
  lastId += 1;
  const others = messages.filter((message) => message.kind !== kind || message.text !== text);
  change([...others, { id: lastId, kind, text, milliseconds }].slice(-atMost));
}

export function dismissMessage(id: number): void {
  change(messages.filter((message) => message.id !== id));
}
