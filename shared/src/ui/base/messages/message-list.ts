import { create } from 'zustand';
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

/** The messages that are on screen now. */
export const useMessages = create<readonly Message[]>()(() => []);
export const currentMessages = useMessages.getState;

/**
 * Shows a sentence for 5 seconds, from anywhere. If it is on screen already, its time starts anew and it is not
 * doubled.
 */
export function showMessage(kind: MessageKind, text: string, milliseconds = messageMilliseconds, more?: string): void {
  const same = (shown: Message) => shown.kind === kind && shown.text === text && shown.more === more;
  const id = 1 + Math.max(0, ...currentMessages().map((message) => message.id));
  const others = currentMessages().filter((message) => !same(message));
  useMessages.setState([...others, { id, kind, text, milliseconds, more }].slice(-atMost), true);
}

/** Says that an update is done: the portal's sentence, and a second line if there is more to say. */
export function showSuccess(more?: string): void {
  showMessage('success', successText, messageMilliseconds, more);
}

export function dismissMessage(id: number): void {
  useMessages.setState((messages) => messages.filter((message) => message.id !== id), true);
}
