import { useStepFocus } from '@portal/shared/ui/frame';
import { type RefObject, useState } from 'react';
import type { View } from './card-values';
import { type CardKey, dueCard, isForm } from './due-card';

/** Tells which card is open. Only one is open at a time, so that the page shows the next task. */
export interface OpenCard {
  isOpen: (card: CardKey) => boolean;
  open: (card: CardKey) => void;
  /** Opens a card. For the open card it closes it, and then none is open. */
  toggle: (card: CardKey) => void;
  /** The card is finished: the next one that is due opens by itself. */
  leave: () => void;
  /** The open card takes the focus if the card before took the focus with it. */
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
