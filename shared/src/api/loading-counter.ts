import { ports } from './ports';

let count = 0;

function change(by: 1 | -1): void {
  count += by;
  ports().loading(count);
}

/** Counts an action while it lasts. */
export async function countLoading<T>(action: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await action();
  } finally {
    change(-1);
  }
}
