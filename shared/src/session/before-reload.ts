type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** Registers what has to be done before the page is loaded anew because of another tab. */
export function beforeReload(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Does all of it. A task that fails keeps no page on screen that shows another company. */
export const prepareReload = (): Promise<unknown> => Promise.allSettled([...tasks].map((task) => task()));
