import { fileURLToPath } from 'node:url';
import { builtProcess } from '@portal/build/built-process';

/** The build of processes puts `true` in the place of this name; in sources nobody has it. */
declare const PORTAL_IS_BUILT: boolean | undefined;

/** The arguments for Node that run a source. */
export const fromSource = (source: string): string[] => ['--import', import.meta.resolve('tsx'), fileURLToPath(source)];

/**
 * The arguments for Node that start a process of ours, given as the address of its source. A command that was built
 * starts what is built; one that runs from source starts the source.
 */
export const ownProcess = async (source: string): Promise<string[]> =>
  typeof PORTAL_IS_BUILT === 'undefined' ? fromSource(source) : builtProcess(source);
