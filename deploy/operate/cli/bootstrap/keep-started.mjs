/**
 * Starts a command again if it ended by an error while it served; the command reports that before it ends. A command
 * that could not start, or that ends so again and again, stays down. This file may only use what Node 18 has.
 */
import { spawn } from 'node:child_process';

/** The command's message: `endedByError` of `@portal/http`. */
const isEndedByError = (/** @type {unknown} */ message) =>
  typeof message === 'object' && message !== null && 'ended' in message;

const maxStarts = 5;
const within = 600_000;
const pause = 1_000;

/**
 * @param {string} node the program
 * @param {string[]} args of Node
 * @param {{ cwd?: string, again?: (error: number) => void }} [choices] `again` is told before each new start
 * @returns {Promise<number>} how the last one ended
 */
export async function keepStarted(node, args, { cwd, again = () => {} } = {}) {
  /** @type {number[]} */
  let starts = [];
  let told = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  // Ctrl+C in a terminal reaches the child by itself, but a kill of this process has to be passed on.
  process.on('SIGINT', () => {
    told = true;
  });
  process.on('SIGTERM', () => {
    told = true;
    child?.kill('SIGTERM');
  });
  for (;;) {
    starts = [...starts.filter((at) => Date.now() - at < within), Date.now()];
    const { code, byError } = await new Promise((resolve) => {
      let byError = false;
      child = spawn(node, args, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
      child.on('message', (message) => {
        byError ||= isEndedByError(message);
      });
      child.on('exit', (exit, signal) => resolve({ code: exit ?? (signal ? 1 : 0), byError }));
    });
    if (told || !byError || starts.length >= maxStarts) return code;
    again(starts.length);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (told) return code;
  }
}
