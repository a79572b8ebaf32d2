import { saveDevice, savedBrowserId } from './persistence';
import { sessionState, updateSession } from './store';

/** A random number below 2^53, in digits: some API servers read it as a number. */
function randomNumber(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String((high & 0x1fffff) * 0x1_0000_0000 + low);
}

/** This browser's number. It is made when it is first needed, and all tabs share it. */
export function browserId(): string {
  const { browserID } = sessionState();
  if (browserID !== '') return browserID;
  updateSession({ browserID: savedBrowserId() ?? randomNumber() });
  saveDevice();
  return sessionState().browserID;
}
