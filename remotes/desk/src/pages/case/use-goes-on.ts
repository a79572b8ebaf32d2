import { useState } from 'react';

const storageKey = 'portal-desk-goes-on';

/** After a decision the next case opens; a person who works otherwise switches it off, and this browser keeps that. */
export function useGoesOn(): [boolean, (yes: boolean) => void] {
  const [goesOn, setGoesOn] = useState(() => localStorage.getItem(storageKey) !== 'no');
  const choose = (yes: boolean) => {
    localStorage.setItem(storageKey, yes ? 'yes' : 'no');
    setGoesOn(yes);
  };
  return [goesOn, choose];
}
