/**
 * `jest-light-runner` waits for ever. Here each test and each hook gets a deadline, as in Jest: its own, that of its
 * file, or the usual one.
 */
import { addEventHandler } from 'jest-circus';

const usual = 60_000;
/** A test may replace the timers. */
const { setTimeout, clearTimeout } = globalThis;

const file = { path: '', deadline: usual };

/** The file that runs now. The runner tells `expect` its path before it loads it. */
function thisFile() {
  const { testPath } = globalThis.expect.getState();
  if (testPath !== file.path) Object.assign(file, { path: testPath, deadline: usual });
  return file;
}

/** The deadline of the tests and hooks of a file that do not say one: `jest.setTimeout`. */
export function setDeadline(milliseconds) {
  thisFile().deadline = milliseconds;
}

function withDeadline({ fn, timeout, asyncError }, what) {
  return async () => {
    const deadline = timeout ?? thisFile().deadline;
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => {
        // Its stack is that of the line where the test or hook stands.
        asyncError.message = `${what} did not end within ${deadline} ms`;
        reject(asyncError);
      }, deadline);
    });
    try {
      return await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name === 'add_test') {
    const added = currentDescribeBlock.children.at(-1);
    if (added.fn) added.fn = withDeadline(added, `the test "${added.name}"`);
  }
  if (name === 'add_hook') {
    const added = currentDescribeBlock.hooks.at(-1);
    added.fn = withDeadline(added, added.type);
  }
});
