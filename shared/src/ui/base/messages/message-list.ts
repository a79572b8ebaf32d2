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

interface MessageList {
  /** Each message has a number of its own, also after all others have gone. */
  readonly lastId: number;
  readonly shown: readonly Message[];
}

const useList = create<MessageList>()(() => ({ lastId: 0, shown: [] }));

/** The messages that are on screen now. */
export const useMessages = (): readonly Message[] => useList(({ shown }) => shown);
export const currentMessages = (): readonly Message[] => useList.getState().shown;

/**
 * Shows a sentence for 5 seconds, from anywhere. If it is on screen already, its time starts anew and it is not
 * doubled.
 */
export function showMessage(kind: MessageKind, text: string, milliseconds = messageMilliseconds, more?: string): void {
  useList.setState(({ lastId, shown }) => {
    const id = lastId + 1;
    const others = shown.filter((one) => one.kind !== kind || one.text !== text || one.more !== more);
    return { lastId: id, shown: [...others, { id, kind, text, milliseconds, more }].slice(-atMost) };
  });
}

/** Says that an update is done: the portal's sentence, and a second line if there is more to say. */
export function showSuccess(more?: string): void {
  showMessage('success', successText, messageMilliseconds, more);
}

export function dismissMessage(id: number): void {
  useList.setState(({ shown }) => ({ shown: shown.filter((message) => message.id !== id) }));
}
