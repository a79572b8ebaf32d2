import { webClasses } from './web-classes.mjs';

/** Freezes a value and all that can be reached from it. @param {unknown} value */
function freezeAll(value, seen = new Set()) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  freezeAll(Object.getPrototypeOf(value), seen);
  for (const property of Object.values(Object.getOwnPropertyDescriptors(value)))
    for (const part of [property.value, property.get, property.set]) freezeAll(part, seen);
}

/**
 * A release's script gets the thread's own web classes. They are frozen, so that one render leaves nothing on them for
 * the next. Names that lead out of the thread are removed from its global object, for scripts that find their way there.
 */
export function closeRealm() {
  freezeAll([webClasses, MessageChannel, MessagePort]);
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'WebAssembly'])
    Reflect.deleteProperty(globalThis, name);
}
