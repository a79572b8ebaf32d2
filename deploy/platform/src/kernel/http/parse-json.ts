import secureJson from 'secure-json-parse';

/**
 * No request of the contract is nested half as deep. There is a limit because later functions call themselves for each
 * level.
 */
const deepest = 20;

const quote = 0x22;
const backslash = 0x5c;

/** Finds the place behind a text's end. Escaped quotes do not end a text. */
function behindText(json: string, from: number): number {
  let at = json.indexOf('"', from);
  while (at !== -1) {
    let before = at - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at + 1;
    at = json.indexOf('"', at + 1);
  }
  return json.length;
}

/** Returns whether brackets are nested too deep. It needs one pass, before any value is built. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) at = behindText(json, at + 1) - 1;
    else if (character === 0x7b || character === 0x5b) depth += 1;
    else if (character === 0x7d || character === 0x5d) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Parses a request's JSON. It throws for every fault, and for names that reach for prototypes. */
export function parseJson(json: string): unknown {
  if (isTooDeep(json)) throw new SyntaxError('nested too deep');
  return secureJson.parse(json, undefined, { protoAction: 'error', constructorAction: 'error' });
}
