import vm from 'node:vm';

class Script {
  src = '';
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
  getAttribute(): null {
    return null;
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  remove(): void {}
}

export interface SmallBrowser {
  run: (address: string) => void;
  window: Record<string, unknown>;
}

/** The part of a browser that loads scripts. A federation host can run in it. */
export function smallBrowser(textAt: (address: string) => string | undefined): SmallBrowser {
  const origin = 'http://portal.test';
  const document = {
    getElementsByTagName: () => [],
    createElement: () => new Script(),
    head: { appendChild: (script: Script) => setImmediate(load, script) },
  };
  const context = vm.createContext({
    document,
    location: { origin, href: `${origin}/` },
    HTMLScriptElement: Script,
    console,
    setTimeout: (call: () => void, wait: number) => setTimeout(call, wait).unref(),
    clearTimeout,
    URL,
  });
  const window = vm.runInContext('globalThis', context) as Record<string, unknown>;
  const heard = () => undefined;
  Object.assign(window, { self: window, window, addEventListener: heard, removeEventListener: heard });
  Object.assign(document, { defaultView: window });

  function run(address: string): void {
    const text = textAt(address.replace(origin, ''));
    if (text === undefined) throw new Error(`there is no ${address}`);
    vm.runInContext(text, context, { filename: address });
  }
  function load(script: Script): void {
    try {
      run(script.src);
      script.onload?.({ type: 'load', target: script });
    } catch {
      script.onerror?.({ type: 'error', target: script });
    }
  }
  return { run, window };
}
