function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * A browser storage that is always there: if the browser refuses to keep a value, this page's memory keeps it. Reading
 * the property itself throws if storage is switched off, so `open` reads it at each use.
 */
function safeStorage(open: () => Storage) {
  const memory = new Map<string, string>();
  return {
    get: (key: string): string | null => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    set(key: string, value: string): void {
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
    remove(key: string): void {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

export const localStore = safeStorage(() => window.localStorage);
export const sessionStore = safeStorage(() => window.sessionStorage);
