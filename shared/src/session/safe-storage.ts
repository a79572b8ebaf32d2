/** A browser storage that is always there: if the browser refuses to keep a value, this page's memory keeps it. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Reading the property itself throws if storage is switched off, so it is read at each use. */
type Open = () => Storage;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function safeStorage(open: Open): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    set(key, value) {
      const kept = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (kept) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // A full storage still holds the old value, which must not come back after a reload.
      attempt(() => open().removeItem(key));
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

export const localStore = safeStorage(() => window.localStorage);
export const sessionStore = safeStorage(() => window.sessionStorage);
