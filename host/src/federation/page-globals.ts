import type { BootDocument } from '@portal/shared/boot';
import { isByRemote } from './crashed-release';

/**
 * The functions that belong to the page and to everybody on it. A remote that replaces one of them breaks the others, who
 * then seem to be to blame.
 */

/** Functions of the window. A remote cannot replace them; the browser's tools and extensions can. */
const functions = [
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'queueMicrotask'],
] as const;

/** The objects whose methods everybody uses. They are as fast as they were, so a change is only seen afterwards. */
const owners: Readonly<Record<string, object>> = {
  ...{ Object, Array, Promise, String, Number, JSON, Math },
  ...Object.fromEntries(
    Object.entries({
      ...{ Object, Function, Array, String, Number, Promise, Map, Set, RegExp, Date },
      ...{ EventTarget, Node, Element, HTMLElement, Document, History, Storage },
      ...{ Headers, Response, URL, URLSearchParams, XMLHttpRequest },
    }).map(([name, { prototype }]) => [`${name}.prototype`, prototype]),
  ),
};

interface Method {
  readonly owner: object;
  readonly key: PropertyKey;
  /** As in `Array.prototype.map`. */
  readonly name: string;
  readonly own: PropertyDescriptor;
}

function methodsOf(name: string, owner: object): Method[] {
  const own = Object.getOwnPropertyDescriptors(owner) as Record<PropertyKey, PropertyDescriptor>;
  return Reflect.ownKeys(own).flatMap((key) => {
    const descriptor = own[key];
    if (!descriptor?.configurable) return [];
    return [{ owner, key, name: `${name}.${String(key)}`, own: descriptor }];
  });
}

const isChanged = ({ owner, key, own }: Method): boolean => {
  const now = Object.getOwnPropertyDescriptor(owner, key);
  return now?.value !== own.value || now?.get !== own.get || now?.set !== own.set;
};

/** Called with the function that somebody has tried to replace. The stack says who; if it is empty, the slot may. */
type OnReplaced = (replaced: {
  readonly name: string;
  readonly stack: string;
  readonly slot?: string | undefined;
}) => void;

/** Keeps the functions of the window. */
function keepFunctions(host: BootDocument['host'], onReplaced: OnReplaced): void {
  for (const name of functions) {
    let current: unknown = window[name];
    Object.defineProperty(window, name, {
      enumerable: true,
      get: () => current,
      set(replacement: unknown) {
        const { stack = '' } = new Error();
        if (!isByRemote(stack, host)) {
          current = replacement;
          return;
        }
        onReplaced({ name, stack });
        // biome-ignore lint/suspicious/noConsole: the developer has nothing else to see why it has no effect
        console.error(`${name} belongs to the page: a remote cannot replace it`, stack);
      },
    });
  }
}

/** Puts back the methods that have been replaced. The slot's code has come meanwhile, if that of no other has. */
let putBack = (_slot: string | undefined): void => {};

/** Keeps the page's functions as they are now, before any remote has run. */
export function keepGlobals(host: BootDocument['host'], onReplaced: OnReplaced): void {
  keepFunctions(host, onReplaced);
  const methods = Object.entries(owners).flatMap(([name, owner]) => methodsOf(name, owner));
  putBack = (slot) => {
    for (const { owner, key, name, own } of methods.filter(isChanged)) {
      Object.defineProperty(owner, key, own);
      onReplaced({ name, stack: '', slot });
    }
  };
}

/** The slots whose code is on its way. */
const coming: string[] = [];

/**
 * Loads code of a slot, and then sees to the methods that everybody uses. What was replaced before is not this slot's.
 */
export async function loadAmongOthers<T>(slot: string, load: () => Promise<T>): Promise<T> {
  putBack(undefined);
  coming.push(slot);
  try {
    return await load();
  } finally {
    putBack(coming.every((one) => one === slot) ? slot : undefined);
    coming.splice(coming.indexOf(slot), 1);
  }
}
