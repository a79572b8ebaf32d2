/**
 * Listens to the page's beats. A main thread that never ends a task cannot say so itself, so the worker sends what the
 * page has left with its last beat.
 */

/** As many beats a page may miss. A phone is slow, and a debugger stops a page. */
const patience = 10;

/** What to send when the beats stop; null while nobody sees the page, or a dialog of the browser's holds it. */
let left = null;
let missed = 0;

addEventListener('message', ({ data }) => {
  left = data;
  missed = 0;
});

setInterval(() => {
  missed += 1;
  if (!left || missed !== patience) return;
  fetch(left.address, { method: 'POST', body: left.report }).catch(() => undefined);
}, 1_000);
