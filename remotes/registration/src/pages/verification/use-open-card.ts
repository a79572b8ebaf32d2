import { useStepFocus } from '@portal/shared/ui/frame';
import { type RefObject, useState } from 'react';
import type { View } from './card-values';
import { type CardKey, dueCard, isForm } from './due-card';

/** Which of the cards is open: one at a time, so that the page says what is to be done now. */
export interface OpenCard {
  isOpen: (card: CardKey) => boolean;
  open: (card: CardKey) => void;
  /** Of a card that stands open: nothing is. */
  toggle: (card: CardKey) => void;
  /** The card is done with: the next that is due opens by itself. */
  leave: () => void;
  /** The open one takes the focus where the one before has taken it along. */
  focusRef: RefObject<HTMLElement | null>;
}

export function useOpenCard(view: View, sought: CardKey | null): OpenCard {
  const [picked, setPicked] = useState<CardKey | 'none' | null>(sought);
  const over = picked !== null && picked !== 'none' && !isForm(picked) && view[picked].state === 'DONE';
  const shown = picked === null || over ? dueCard(view) : picked;
  const focusRef = useStepFocus<HTMLElement>(shown);
  return {
    isOpen: (card) => card === shown,
    open: setPicked,
    toggle: (card) => setPicked(card === shown ? 'none' : card),
    leave: () => setPicked(null),
    focusRef,
  };
}
