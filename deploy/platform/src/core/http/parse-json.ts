import secureJson from 'secure-json-parse';

/** No request of the contract is nested half as deep. What walks through a value afterwards calls itself for each level. */
const deepest = 20;

const quote = 0x22;
const backslash = 0x5c;

/** The place behind a text's end; escaped quotes do not end it. */
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

/** Whether brackets stand in each other deeper than is allowed: found in one pass, before anything is built. */
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

/** A request's JSON without names that reach for prototypes. Throws whatever is wrong with it. */
export function parseJson(json: string): unknown {
  if (isTooDeep(json)) throw new SyntaxError('nested too deep');
  return secureJson.parse(json, undefined, { protoAction: 'error', constructorAction: 'error' });
}
